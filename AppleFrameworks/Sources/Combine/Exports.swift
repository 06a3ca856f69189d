// OpenCombine provides most of Combine under Combine's names. This module adds missing declarations, and the extensions
// of Foundation and Dispatch for Combine. The extensions are separate from those of OpenCombine, because they use the
// clock of the host that controls the main queue.
@_exported import OpenCombine
