// The Core Foundation names in Core Graphics' declarations. Foundation on Linux has the classes that they are bridged
// to, but not these names. `[CGColor] as CFArray` compiles with them.

/// An ordered list of objects, for `CGGradient(colorsSpace:colors:locations:)`.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfarray
public typealias CFArray = NSArray

/// Raw bytes, for `CGDataProvider(data:)`.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfdata
public typealias CFData = NSData

/// Keys and values, for the options of some Core Graphics functions.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfdictionary
public typealias CFDictionary = NSDictionary

/// An error, from `CTFontManagerRegisterFontsForURL(_:_:_:)`.
///
/// - Source: developer.apple.com/documentation/corefoundation/cferror
public typealias CFError = NSError

/// A text, for the names of color spaces.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfstring
public typealias CFString = NSString

/// A location, for `CGDataProvider(url:)`.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfurl
public typealias CFURL = NSURL
