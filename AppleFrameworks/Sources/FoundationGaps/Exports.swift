// Classes of Foundation on Linux have members with types of Core Foundation (NSLock, Thread, Bundle). A module that does not load it
// can't have subclasses of them, so every module of a project loads it by this import. Its names stay invisible there.
import CoreFoundation
// On Apple's systems, Foundation brings the Objective-C runtime along. Foundation itself is not brought along: this module is seen by
// all files of a project, and those without `import Foundation` are not to see more for it.
@_exported import ObjectiveC
