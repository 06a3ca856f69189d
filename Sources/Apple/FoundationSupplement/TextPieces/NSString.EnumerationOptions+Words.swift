import Foundation

// Foundation on Linux marks these options as unavailable; the compiler prefers the ones here. The values are those of
// Apple's headers, in which the first six kinds share the lowest byte.
extension NSString.EnumerationOptions {
  /// Words in the text's language, without the spaces and punctuation between them.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsstring/enumerationoptions
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
  /// Sentences with the following spaces.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
  /// Words and sentences with the rules of the user's language.
  public static var localized: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 1 << 10) }
}
