// On Apple's systems, Foundation brings the Objective-C runtime along. Foundation itself is not brought along: this module is seen by
// all files of a project, and those without `import Foundation` are not to see more for it.
@_exported import ObjectiveC
