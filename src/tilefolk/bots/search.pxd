from tilefolk.bots cimport names
from tilefolk.bots.candidates cimport Candidates
from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.bots.names cimport DEPTH_MAX, SEATS_MAX
from tilefolk.bots.lucks cimport Lucks
from tilefolk.bots.opponents cimport Opponents
from tilefolk.bots.policy cimport Policy
from tilefolk.bots.search_tree cimport SearchTree
from tilefolk.core cimport memory
from tilefolk.core cimport names as core_names
from tilefolk.core.game cimport Game
from tilefolk.core.rng cimport Rng

cdef int FEWEST_SCENARIOS
cdef int TRIES_A_SCENARIO
cdef double HALF
cdef double HOPELESS

cdef class Search:
    cdef readonly Evaluator evaluator
    cdef readonly Policy policy
    cdef Policy own
    cdef Rng rng
    cdef Game root
    cdef Game play
    cdef Lucks lucks
    cdef Candidates candidates
    cdef readonly Opponents opponents
    cdef int seat
    cdef unsigned long long luck
    cdef unsigned long long first_scenario
    cdef bint has_scenarios
    cdef bint compares_turns
    cdef int horizon
    cdef int near_horizon
    cdef int far_horizon
    cdef bint to_the_end
    cdef bint is_halfway_judged
    cdef double halfway[SEATS_MAX]
    cdef int expand_at
    cdef readonly long long iterations
    cdef SearchTree tree
    cdef int path[DEPTH_MAX]
    cdef int movers[DEPTH_MAX]

    cdef void _gather(self, bint until_clear) noexcept nogil
    cdef void _gather_turns(self, int start) noexcept nogil
    cdef int _next_candidate(self) noexcept nogil
    cdef void _choose_luck(self, int tries) noexcept nogil
    cdef void _apply_chance(self, long long outcome) noexcept nogil
    cdef long long _pick(self, int mover) noexcept nogil
    cdef void _roll_out(self, int moved, int last) noexcept nogil
    cdef int _walk_down(self) noexcept nogil
    cdef void _iterate(self) noexcept nogil
    cdef void _run(self, int count) noexcept nogil

from tilefolk.bots cimport search_unlocked
