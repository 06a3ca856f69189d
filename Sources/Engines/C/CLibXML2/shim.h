// Debian's libxml2 converts text with ICU, and its headers declare ICU's types a second time. Foundation has its own
// copy of ICU, and both are incompatible in one module. They differ only at the end of a structure that is not used
// here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
