/// How an observed property changed.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvaluechange
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Objects were put into it, taken out of it, or replaced. Not sent here.
  case insertion, removal, replacement
}
