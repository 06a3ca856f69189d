// Associated objects: UIKit brings them along too, as Foundation does on Apple's systems.
@_exported import FoundationSupplement

// The compiler looks for the type of `#selector` in this module: an editor has files checked that are not rewritten.
@_exported import struct UIKit.Selector
