import Foundation

/// The ICU library that Foundation on Linux contains for its own use. The library exports the functions with a prefix,
/// and no module declares them.
package enum FoundationICU {
  private typealias Status = UnsafeMutablePointer<Int32>
  private typealias Text = UnsafeMutablePointer<UInt16>
  private typealias Open =
    @convention(c) (UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, Status) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
  private typealias Format = @convention(c) (OpaquePointer?, Double, OpaquePointer?, Status) -> Void
  private typealias ToString = @convention(c) (OpaquePointer?, Text?, Int32, Status) -> Int32
  private typealias Close = @convention(c) (OpaquePointer?) -> Void
  private typealias OpenList = @convention(c) (UnsafePointer<CChar>?, Int32, Int32, Status) -> OpaquePointer?
  private typealias FormatList =
    @convention(c) (
      OpaquePointer?, UnsafePointer<UnsafePointer<UInt16>?>?, UnsafePointer<Int32>?, Int32, Text?, Int32, Status
    ) -> Int32

  private struct NumberFunctions: Sendable {
    let open: Open
    let openResult: OpenResult
    let format: Format
    let toString: ToString
    let close: Close
    let closeResult: Close
  }

  private struct ListFunctions: Sendable {
    let open: OpenList
    let format: FormatList
    let close: Close
  }

  private static let numberFunctions: NumberFunctions? = {
    guard let open = ProgramFunction.named("swift_unumf_openForSkeletonAndLocale", as: Open.self),
      let openResult = ProgramFunction.named("swift_unumf_openResult", as: OpenResult.self),
      let format = ProgramFunction.named("swift_unumf_formatDouble", as: Format.self),
      let toString = ProgramFunction.named("swift_unumf_resultToString", as: ToString.self),
      let close = ProgramFunction.named("swift_unumf_close", as: Close.self),
      let closeResult = ProgramFunction.named("swift_unumf_closeResult", as: Close.self)
    else { return nil }
    return NumberFunctions(
      open: open, openResult: openResult, format: format, toString: toString, close: close, closeResult: closeResult)
  }()

  private static let listFunctions: ListFunctions? = {
    guard let open = ProgramFunction.named("swift_ulistfmt_openForType", as: OpenList.self),
      let format = ProgramFunction.named("swift_ulistfmt_format", as: FormatList.self),
      let close = ProgramFunction.named("swift_ulistfmt_close", as: Close.self)
    else { return nil }
    return ListFunctions(open: open, format: format, close: close)
  }()

  /// Returns the text of a number, with a unit if the skeleton has one.
  ///
  /// - Parameters:
  ///   - skeleton: ICU's description of a format: `unit/kilometer unit-width-short .0`.
  ///   - locale: An identifier in ICU's form.
  /// - Returns: `nil` if ICU is unavailable, does not know the skeleton, or cannot convert between its units.
  package static func number(_ value: Double, skeleton: String, locale: String) -> String? {
    guard let functions = numberFunctions else { return nil }
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    // Negative codes are warnings. The text of a parent locale was used.
    guard let formatter = functions.open(units, Int32(units.count), locale, &status), status <= 0 else { return nil }
    defer { functions.close(formatter) }
    guard let result = functions.openResult(&status), status <= 0 else { return nil }
    defer { functions.closeResult(result) }
    functions.format(formatter, value, result, &status)
    guard status <= 0 else { return nil }
    return text(capacity: 256) { functions.toString(result, $0, $1, $2) }
  }

  /// The width of the separators in a list.
  package enum ListWidth: Int32, Sendable {
    case wide = 0
    case short, narrow
  }

  /// Returns the text of amounts with different units that form one amount: `2 hours, 10 minutes`.
  ///
  /// - Returns: `nil` if ICU is unavailable.
  package static func list(ofUnits items: [String], width: ListWidth, locale: String) -> String? {
    guard let functions = listFunctions else { return nil }
    var status: Int32 = 0
    // This is ICU's value for lists of units. Conjunctions and alternatives have smaller values.
    let unitsType: Int32 = 2
    guard let formatter = functions.open(locale, unitsType, width.rawValue, &status), status <= 0 else { return nil }
    defer { functions.close(formatter) }
    let texts = items.map { Array($0.utf16) }
    let joined = texts.flatMap { $0 }
    let counts = texts.map { Int32($0.count) }
    return joined.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      let starts = texts.map { text -> UnsafePointer<UInt16>? in
        defer { start = start.map { $0 + text.count } }
        return start
      }
      return text(capacity: joined.count + 32 * items.count) {
        functions.format(formatter, starts, counts, Int32(items.count), $0, $1, $2)
      }
    }
  }

  /// Returns the text that a function writes. The function returns the required length.
  private static func text(capacity: Int, _ write: (Text?, Int32, Status) -> Int32) -> String? {
    var status: Int32 = 0
    var text = [UInt16](repeating: 0, count: capacity)
    var count = write(&text, Int32(text.count), &status)
    if Int(count) > text.count {
      status = 0
      text = [UInt16](repeating: 0, count: Int(count))
      count = write(&text, count, &status)
    }
    return status <= 0 ? String(decoding: text.prefix(Int(count)), as: UTF16.self) : nil
  }
}
