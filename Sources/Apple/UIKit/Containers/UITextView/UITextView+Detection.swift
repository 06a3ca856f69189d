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
    // Foundation's values, which are not Apple's; its names are deprecated.
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

  /// What a tap opens.
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
