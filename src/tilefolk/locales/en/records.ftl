error-core-record-position = The position in the header of the record can't be read: { $reason }
error-core-record-other-position = The position in the header of the record has other players or options than the header says.
error-core-record-variation = The variation in line { $line } is not complete: it begins with “(” after a move, holds a move and ends with “)”.
error-core-record-no-branch = This match does not part from the record at one of its moves: it can't be kept as a variation.
