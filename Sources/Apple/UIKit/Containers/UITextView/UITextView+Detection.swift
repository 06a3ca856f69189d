import Foundation

extension UITextView {
  /// Adds links for detected data if the text is not editable. Existing links are preserved, and previously detected
  /// ones are removed first.
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
    // These are Foundation's values on Linux, which differ from Apple's. The constants with names are deprecated.
    let (date, address, link, number): (UInt64, UInt64, UInt64, UInt64) = (1 << 4, 1 << 5, 1 << 6, 1 << 11)
    var checking: UInt64 = 0
    if types.contains(.link) { checking |= link }
    if types.contains(.phoneNumber) { checking |= number }
    if types.contains(.calendarEvent) { checking |= date }
    if types.contains(.address) { checking |= address }
    guard let detector = try? NSDataDetector(types: checking) else { return [] }
    let whole = NSRange(location: 0, length: NSString(string: text).length)
    return detector.matches(in: text, range: whole).compactMap { match in
      url(of: match, in: text).map { (match.range, $0) }
    }
  }

  /// Returns the URL that a tap on a match opens.
  private static func url(of match: NSTextCheckingResult, in text: String) -> URL? {
    if let url = match.url { return url }
    if let number = match.phoneNumber {
      return URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
    }
    if match.addressComponents != nil, let place = Range(match.range, in: text) {
      var address = URLComponents(string: "maps:")
      address?.queryItems = [URLQueryItem(name: "address", value: String(text[place]))]
      return address?.url
    }
    return match.date.flatMap { URL(string: "calshow:\(Int($0.timeIntervalSinceReferenceDate))") }
  }
}
