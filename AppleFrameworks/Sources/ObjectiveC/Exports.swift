// Associated objects are also exported by UIKit, as by Foundation on Apple's systems.
@_exported import FoundationSupplement

// The compiler searches this module for the type of `#selector`, because editors check files that are not rewritten.
@_exported import struct UIKit.Selector
