import Foundation

extension FoundationICU {
  /// The units into which a text is divided.
  package enum SegmentKind: Int32, Sendable {
    case words = 1
    case sentences = 3
  }

  /// A part of a text, which begins at the end of the previous part.
  package struct Segment: Equatable, Sendable {
    /// The UTF-16 offset of the end.
    package var end: Int
    /// Whether the segment contains letters, digits or ideographs. It is always `true` for sentences.
    package var isWord: Bool
  }

  private typealias OpenBreaks =
    @convention(c) (Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) ->
    OpaquePointer?
  private typealias NextBreak = @convention(c) (OpaquePointer?) -> Int32
  private typealias CloseBreaks = @convention(c) (OpaquePointer?) -> Void

  private struct BreakFunctions: Sendable {
    let open: OpenBreaks
    let next: NextBreak
    let status: NextBreak
    let close: CloseBreaks
  }

  private static let breakFunctions: BreakFunctions? = {
    guard let open = ProgramFunction.named("swift_ubrk_open", as: OpenBreaks.self),
      let next = ProgramFunction.named("swift_ubrk_next", as: NextBreak.self),
      let status = ProgramFunction.named("swift_ubrk_getRuleStatus", as: NextBreak.self),
      let close = ProgramFunction.named("swift_ubrk_close", as: CloseBreaks.self)
    else { return nil }
    return BreakFunctions(open: open, next: next, status: status, close: close)
  }()

  /// Returns the words or sentences of a text, including the text between words, by Unicode's rules (UAX 29) and ICU's
  /// dictionaries.
  ///
  /// - Returns: A single segment if ICU is unavailable.
  package static func segments(of units: [UInt16], by kind: SegmentKind, locale: String) -> [Segment] {
    guard !units.isEmpty else { return [] }
    let whole = [Segment(end: units.count, isWord: true)]
    guard let functions = breakFunctions else { return whole }
    return units.withUnsafeBufferPointer { buffer in
      var status: Int32 = 0
      guard
        let breaks = functions.open(kind.rawValue, locale, buffer.baseAddress, Int32(buffer.count), &status),
        status <= 0
      else { return whole }
      defer { functions.close(breaks) }
      var result: [Segment] = []
      while true {
        let end = functions.next(breaks)
        guard end >= 0 else { return result }
        // ICU's values below 100 are those of spaces and punctuation.
        result.append(Segment(end: Int(end), isWord: kind == .sentences || functions.status(breaks) >= 100))
      }
    }
  }
}
