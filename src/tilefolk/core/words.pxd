# declarations only: the same numbers as in words.py; as literals in a .py they would become Python's numbers
cdef extern from *:
    """
    #define TILEFOLK_MASK 0xFFFFFFFFFFFFFFFFULL
    #define TILEFOLK_STEP 0x9E3779B97F4A7C15ULL
    #define TILEFOLK_MIX_FIRST 0xBF58476D1CE4E5B9ULL
    #define TILEFOLK_MIX_SECOND 0x94D049BB133111EBULL
    #define TILEFOLK_UNIT (1.0 / 9007199254740992.0)
    """
    unsigned long long MASK "TILEFOLK_MASK"
    unsigned long long STEP "TILEFOLK_STEP"
    unsigned long long MIX_FIRST "TILEFOLK_MIX_FIRST"
    unsigned long long MIX_SECOND "TILEFOLK_MIX_SECOND"
    double UNIT "TILEFOLK_UNIT"
