# declarations only: what pointers.py says, for C; see there
from libc.stdlib cimport abort, malloc
from tilefolk.core.batch cimport Batch
from tilefolk.core.game cimport Game
from tilefolk.core.memory cimport fetch_ahead, fetch_lines
from tilefolk.core.rng cimport Rng

cdef inline void** array(list objects):
    cdef Py_ssize_t i
    cdef void** made = <void**> malloc((len(objects) + 1) * sizeof(void*))
    if made == NULL:
        abort()
    for i in range(len(objects)):
        made[i] = <void*> objects[i]
    return made

cdef inline int to_move(void* game) noexcept nogil:
    return (<Game> game)._to_move()

cdef inline void apply(void* game, long long action) noexcept nogil:
    (<Game> game)._apply(action)

cdef inline int advance(void* game, void* rng) noexcept nogil:
    return (<Game> game)._advance(<Rng> rng)

cdef inline void apply_index(void* game, int index) noexcept nogil:
    (<Game> game)._apply((<Game> game)._action_at(index))

cdef inline void copy(void* game, Game source) noexcept nogil:
    (<Game> game)._copy_from(source)

cdef inline int score(void* game, int seat) noexcept nogil:
    return (<Game> game)._score(seat)

cdef inline int mask_into(void* game, signed char* mask, int front) noexcept nogil:
    return (<Game> game)._mask_into(mask, front)

cdef inline int mask_front(void* game) noexcept nogil:
    return (<Game> game)._mask_front()

cdef inline signed char* row(signed char[:, ::1] masks, int i) noexcept nogil:
    return &masks[i, 0]

cdef inline void fetch_head(void* game) noexcept nogil:
    fetch_lines(game, 192)

cdef inline void fetch_action(void* game, int index) noexcept nogil:
    (<Game> game)._fetch(index)

cdef inline void fetch_mask(signed char[:, ::1] masks, int i, int index) noexcept nogil:
    fetch_ahead(&masks[i, index])

cdef inline int wrong(Batch batch, int[::1] actions) noexcept:
    return batch._wrong(&actions[0]) if batch.size > 0 else -1

cdef inline void step(Batch batch, int[::1] actions) noexcept:
    if batch.size > 0:
        with nogil:
            batch._step(&actions[0])
