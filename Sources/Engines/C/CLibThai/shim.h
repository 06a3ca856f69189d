#include <thai/thwbrk.h>
