import Foundation

extension UITextView {
  /// Makes links of what is found in the text: while it is not edited, and only where there is no link yet. What was found before is forgotten.
  func detectData() {
    guard !viewState.isDetecting else { return }
    viewState.isDetecting = true
    defer { viewState.isDetecting = false }
    let old = viewState.detected
    viewState.detected = []
    for range in old where range.location + range.length <= textStorage.length {
      textStorage.removeAttribute(.link, range: range)
    }
    guard !dataDetectorTypes.isEmpty, !isEditable, textStorage.length > 0 else { return }
    for (range, url) in UITextView.data(dataDetectorTypes, in: textStorage.string)
    where textStorage.attribute(.link, at: range.location, effectiveRange: nil) == nil {
      textStorage.addAttribute(.link, value: url, range: range)
      viewState.detected.append(range)
    }
  }

  private static func data(_ types: UIDataDetectorTypes, in text: String) -> [(NSRange, URL)] {
    var checking = NSTextCheckingResult.CheckingType()
    if types.contains(.link) { checking.insert(.link) }
    if types.contains(.phoneNumber) { checking.insert(.phoneNumber) }
    if types.contains(.calendarEvent) { checking.insert(.date) }
    guard let detector = try? NSDataDetector(types: checking.rawValue) else { return [] }
    let whole = NSRange(location: 0, length: NSString(string: text).length)
    return detector.matches(in: text, range: whole).compactMap { match in
      url(of: match).map { (match.range, $0) }
    }
  }

  /// What a tap opens.
  private static func url(of match: NSTextCheckingResult) -> URL? {
    if let url = match.url { return url }
    if let number = match.phoneNumber {
      return URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
    }
    return match.date.flatMap { URL(string: "calshow:\(Int($0.timeIntervalSinceReferenceDate))") }
  }
}
