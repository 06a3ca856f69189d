// The Core Foundation names that occur in Core Graphics' signatures. Foundation on Linux has the classes that they are
// bridged to, but not these names; `[CGColor] as CFArray` compiles with them.

/// An ordered list of objects, as `CGGradient(colorsSpace:colors:locations:)` takes it.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfarray
public typealias CFArray = NSArray

/// Raw bytes, as `CGDataProvider(data:)` takes them.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfdata
public typealias CFData = NSData

/// Keys and values, as the options of some Core Graphics calls come.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfdictionary
public typealias CFDictionary = NSDictionary

/// An error, as `CTFontManagerRegisterFontsForURL(_:_:_:)` returns it.
///
/// - Source: developer.apple.com/documentation/corefoundation/cferror
public typealias CFError = NSError

/// A text, as the names of color spaces come.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfstring
public typealias CFString = NSString

/// A place, as `CGDataProvider(url:)` takes it.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfurl
public typealias CFURL = NSURL
