# declarations only: what batch_calls.py says, for C; see there
from libc.string cimport memcpy

from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng
from tilefolk.envs.encoder cimport Encoder
from tilefolk.envs.vector_batch cimport VectorBatch

cdef inline void apply_random(void* game, void* rng) noexcept nogil:
    (<Game> game)._apply((<Game> game)._random_action(<Rng> rng))

cdef inline void redeterminise_into(Game to, void* game, int seat, void* rng) noexcept nogil:
    to._copy_from(<Game> game)
    to._redeterminise(seat, <Rng> rng)

cdef inline int winners(void* game) noexcept nogil:
    return (<Game> game)._winner_mask()

cdef inline int below(void* rng, int n) noexcept nogil:
    return (<Rng> rng)._below(n)

cdef inline double unit(void* rng) noexcept nogil:
    return (<Rng> rng)._unit()

cdef inline void restart(void* rng, unsigned long long seed) noexcept nogil:
    (<Rng> rng)._restart(seed)

cdef inline void write(Encoder encoder, void* game, int seat, short* out, short* trace) noexcept nogil:
    encoder._write(<Game> game, seat, out, trace)

cdef inline void write_reals(Encoder encoder, void* game, int seat, float* out) noexcept nogil:
    encoder._write_reals(<Game> game, seat, out)

cdef inline void fetch(Encoder encoder, void* game, short* out, short* trace) noexcept nogil:
    encoder._fetch(<Game> game, out, trace)

cdef inline int nth_legal(signed char* mask, int size, int pick) noexcept nogil:
    # 32 at once, each 0 or 1: the product's highest byte is the sum of its bytes
    cdef unsigned long long words[4]
    cdef unsigned long long word
    cdef unsigned long long ones = 0x0101010101010101ULL
    cdef int at = 0
    cdef int here
    while at + 32 <= size:
        memcpy(words, mask + at, 32)
        here = <int> (((words[0] + words[1] + words[2] + words[3]) * ones) >> 56)
        if pick < here:
            break
        pick -= here
        at += 32
    while at + 8 <= size:
        memcpy(&word, mask + at, 8)
        here = <int> ((word * ones) >> 56)
        if pick < here:
            break
        pick -= here
        at += 8
    while True:
        if mask[at]:
            pick -= 1
            if pick < 0:
                return at
        at += 1

cdef inline int legal_into(signed char* mask, int size, long long* found) noexcept nogil:
    cdef unsigned long long word
    cdef int at = 0
    cdef int count = 0
    while at < size:
        if at + 8 <= size:
            memcpy(&word, mask + at, 8)
            if word == 0:
                at += 8
                continue
        if mask[at]:
            found[count] = at
            count += 1
        at += 1
    return count

cdef inline int wrong_in(void* batch, int[::1] actions) noexcept nogil:
    return (<VectorBatch> batch)._wrong(&actions[(<VectorBatch> batch).first])

cdef inline void step_batch(void* batch, int[::1] actions) noexcept nogil:
    (<VectorBatch> batch)._step(&actions[(<VectorBatch> batch).first])

cdef inline void choose_at_random(void* batch, int[::1] actions) noexcept nogil:
    (<VectorBatch> batch)._random_into(&actions[(<VectorBatch> batch).first])

cdef inline void sample_batch(void* batch, float[:, ::1] logits, int[::1] actions, float[::1] chances) noexcept nogil:
    cdef int first = (<VectorBatch> batch).first
    (<VectorBatch> batch)._sample_into(&logits[first, 0], &actions[first], &chances[first])
