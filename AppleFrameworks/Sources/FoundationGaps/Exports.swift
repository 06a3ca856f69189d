// Classes of Foundation on Linux (NSLock, Thread, Bundle) have members with types of Core Foundation. A module that
// does not load Core Foundation cannot subclass them, so every module of a project loads it with this import. Its
// names are not visible in these modules.
import CoreFoundation
// On Apple's systems, Foundation exports the Objective-C runtime. Foundation itself is not exported, because this
// module is visible to all files of a project, including those without `import Foundation`.
@_exported import ObjectiveC
