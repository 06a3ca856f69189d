import Foundation

/// Lists of amounts as ICU joins them: `2 hours, 10 minutes`.
enum ICUListFormat {
  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>?, Int32, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer?, UnsafePointer<UnsafePointer<UInt16>?>?, UnsafePointer<Int32>?, Int32,
      UnsafeMutablePointer<UInt16>?,
      Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer?) -> Void

  private struct Functions: Sendable {
    let open: Open
    let format: Format
    let close: Close
  }

  private static let functions: Functions? = {
    guard let open = dlsym(nil, "swift_ulistfmt_openForType"), let format = dlsym(nil, "swift_ulistfmt_format"),
      let close = dlsym(nil, "swift_ulistfmt_close")
    else { return nil }
    return Functions(
      open: unsafeBitCast(open, to: Open.self), format: unsafeBitCast(format, to: Format.self),
      close: unsafeBitCast(close, to: Close.self))
  }()

  /// Amounts of different units that are one amount together; with commas where ICU cannot be asked.
  static func units(_ items: [String], width: MeasurementText.Width, locale: String) -> String {
    let plain = items.joined(separator: ", ")
    guard items.count > 1, let functions else { return plain }
    // The values of ICU's enumerations for the type and the width of a list.
    let unitsType: Int32 = 2
    let listWidth: Int32 =
      switch width {
      case .wide: 0
      case .abbreviated: 1
      case .narrow: 2
      }
    var status: Int32 = 0
    guard let formatter = functions.open(locale, unitsType, listWidth, &status), status <= 0 else { return plain }
    defer { functions.close(formatter) }
    let texts = items.map { Array($0.utf16) }
    let joined = texts.flatMap { $0 }
    let counts = texts.map { Int32($0.count) }
    // More than what any language has between two items.
    var result = [UInt16](repeating: 0, count: joined.count + 32 * items.count)
    let capacity = Int32(result.count)
    let length = joined.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      let starts = texts.map { text -> UnsafePointer<UInt16>? in
        defer { start = start.map { $0 + text.count } }
        return start
      }
      return functions.format(formatter, starts, counts, Int32(items.count), &result, capacity, &status)
    }
    return status <= 0 ? String(decoding: result.prefix(Int(length)), as: UTF16.self) : plain
  }
}
