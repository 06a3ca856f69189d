// OpenCombine has most of Combine under Combine's names. This module adds what it lacks, and the parts of Foundation and
// Dispatch that Apple's systems have for Combine: those are our own rather than OpenCombine's, because they go by the clock of
// the host that leads the main queue.
@_exported import OpenCombine
