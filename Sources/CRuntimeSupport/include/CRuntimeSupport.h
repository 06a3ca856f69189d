#ifndef C_RUNTIME_SUPPORT_H
#define C_RUNTIME_SUPPORT_H

#include "CallStack.h"
#include "ClassCalls.h"
#include "FieldRecords.h"
#include "HostTime.h"
#include "MetadataSections.h"

#endif
