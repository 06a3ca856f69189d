// Debian's libxml2 converts text with ICU, and its headers declare ICU's types a second time: Foundation has its own copy
// of ICU, and the two don't go together in one module. Only the end of a structure that nobody here looks into differs.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
