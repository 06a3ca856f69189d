#ifndef C_RUNTIME_SUPPORT_H
#define C_RUNTIME_SUPPORT_H

#include "CallStack.h"
#include "ClassCalls.h"
#include "FieldRecords.h"
#include "FoundationEquality.h"
#include "HostTime.h"
#include "MainStack.h"
#include "MetadataSections.h"
#include "ProcessFork.h"
#include "StackSignal.h"

#endif
