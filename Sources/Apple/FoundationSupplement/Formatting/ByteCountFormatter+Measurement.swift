import Foundation

extension ByteCountFormatter {
  /// Returns a byte count in the unit that suits its size.
  ///
  /// - Source: developer.apple.com/documentation/foundation/bytecountformatter/string(from:countstyle:)
  public class func string(
    from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    string(fromByteCount: bytes(of: measurement), countStyle: countStyle)
  }

  /// Returns a byte count in the unit that suits its size.
  ///
  /// - Source: developer.apple.com/documentation/foundation/bytecountformatter/string(from:)
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: Self.bytes(of: measurement))
  }

  private class func bytes(of measurement: Measurement<UnitInformationStorage>) -> Int64 {
    let bytes = measurement.converted(to: .bytes).value.rounded()
    return Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max)
  }
}
