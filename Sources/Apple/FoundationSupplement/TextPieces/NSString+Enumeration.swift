import Foundation

// Foundation's functions stop the program for words and sentences. The compiler prefers these, since concrete types are
// preferred over all strings, and escaping parameters over others.

extension NSString {
  /// Calls a closure with the words, sentences, lines or characters in a part of the text.
  ///
  /// - Parameter block: A closure that gets the substring (nil with `.substringNotRequired`), its range, and its range
  ///   with the following separators. It stops the enumeration with its last parameter.
  /// - Source: developer.apple.com/documentation/foundation/nsstring/enumeratesubstrings(in:options:using:)
  public func enumerateSubstrings(
    in range: NSRange, options opts: NSString.EnumerationOptions = [],
    using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let needsText = !opts.contains(.substringNotRequired)
    var stop = ObjCBool(false)
    for piece in TextPieces(of: self, in: range, options: opts).pieces {
      block(needsText ? substring(with: piece.range) : nil, piece.range, piece.enclosingRange, &stop)
      if stop.boolValue { return }
    }
  }
}

extension String {
  /// Calls a closure with the words, sentences, lines or characters in a part of the text.
  ///
  /// - Source: developer.apple.com/documentation/swift/stringprotocol/enumeratesubstrings(in:options:_:)
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == Index {
    TextPieces.enumerate(self, in: range.relative(to: self), options: opts, body)
  }
}

extension Substring {
  /// Calls a closure with the words, sentences, lines or characters in a part of the text.
  ///
  /// - Source: developer.apple.com/documentation/swift/stringprotocol/enumeratesubstrings(in:options:_:)
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == Index {
    TextPieces.enumerate(base, in: range.relative(to: self), options: opts, body)
  }
}

extension TextPieces {
  fileprivate static func enumerate(
    _ text: String, in range: Range<String.Index>, options: NSString.EnumerationOptions,
    _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) {
    let needsText = !options.contains(.substringNotRequired)
    var stop = false
    for piece in TextPieces(of: text as NSString, in: NSRange(range, in: text), options: options).pieces {
      guard let place = Range(piece.range, in: text), let outer = Range(piece.enclosingRange, in: text) else {
        continue
      }
      body(needsText ? String(text[place]) : nil, place, outer, &stop)
      if stop { return }
    }
  }
}
