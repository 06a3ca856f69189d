// The functions are inline, so that a call for each row or chunk costs nothing; this file has the compiler check them.
#include "CImageRows.h"
