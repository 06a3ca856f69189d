import Foundation

/// Numbers and units as ICU writes them, which Foundation on Linux brings along for its own use.
///
/// The functions are looked up by name: Foundation exports them to the linker, but has no module that declares them.
enum ICUNumberFormat {
  private typealias Open =
    @convention(c) (
      UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer?, Double, OpaquePointer?, UnsafeMutablePointer<Int32>
    ) -> Void
  private typealias ToString =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer?) -> Void

  private struct Functions: Sendable {
    let open: Open
    let openResult: OpenResult
    let format: Format
    let toString: ToString
    let close: Close
    let closeResult: Close
  }

  private static let functions: Functions? = {
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, "swift_unumf_\(name)").map { unsafeBitCast($0, to: type) }
    }
    guard let open = function("openForSkeletonAndLocale", as: Open.self),
      let openResult = function("openResult", as: OpenResult.self),
      let format = function("formatDouble", as: Format.self),
      let toString = function("resultToString", as: ToString.self),
      let close = function("close", as: Close.self), let closeResult = function("closeResult", as: Close.self)
    else { return nil }
    return Functions(
      open: open, openResult: openResult, format: format, toString: toString, close: close, closeResult: closeResult)
  }()

  /// - Parameters:
  ///   - skeleton: ICU's description of a format: `unit/kilometer unit-width-short .0`.
  ///   - locale: An identifier as ICU reads it.
  /// - Returns: `nil` where ICU does not know the skeleton, or cannot convert between the units in it.
  static func string(_ value: Double, skeleton: String, locale: String) -> String? {
    guard let functions else { return nil }
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    // Negative codes are warnings: the text of a parent locale was taken.
    guard let formatter = functions.open(units, Int32(units.count), locale, &status), status <= 0 else { return nil }
    defer { functions.close(formatter) }
    guard let result = functions.openResult(&status), status <= 0 else { return nil }
    defer { functions.closeResult(result) }
    functions.format(formatter, value, result, &status)
    guard status <= 0 else { return nil }
    var text = [UInt16](repeating: 0, count: 256)
    var count = functions.toString(result, &text, Int32(text.count), &status)
    if Int(count) > text.count {
      status = 0
      text = [UInt16](repeating: 0, count: Int(count))
      count = functions.toString(result, &text, count, &status)
    }
    return status <= 0 ? String(decoding: text.prefix(Int(count)), as: UTF16.self) : nil
  }
}
