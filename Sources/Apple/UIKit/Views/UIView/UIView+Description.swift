import QuartzCore
import RuntimeSupport

extension UIView {
  /// The class, with the identifier, text or tag of the view. It has no address, so that messages are the same in each
  /// run.
  package final var briefDescription: String {
    let name = String(describing: type(of: self))
    if let identifier = accessibilityIdentifier { return "\(name) '\(identifier)'" }
    if let text = descriptiveText, !text.isEmpty { return "\(name) \"\(text)\"" }
    return tag == 0 ? name : "\(name) tag \(tag)"
  }

  var descriptionDetails: String {
    var details = ""
    if isHidden { details += "; hidden" }
    if alpha != 1 { details += "; alpha = \(alpha.briefDescription)" }
    if clipsToBounds { details += "; clipsToBounds" }
    if let scrollView = asScrollView {
      let (offset, size, inset) = (scrollView.contentOffset, scrollView.contentSize, scrollView.adjustedContentInset)
      details += "; contentOffset = (\(offset.x.briefDescription) \(offset.y.briefDescription))"
      details += "; contentSize = (\(size.width.briefDescription) \(size.height.briefDescription))"
      if inset != .zero {
        let sides = [inset.top, inset.left, inset.bottom, inset.right].map(\.briefDescription)
        details += "; adjustedContentInset = (\(sides.joined(separator: " ")))"
      }
    }
    if !isUserInteractionEnabled { details += "; userInteractionEnabled = NO" }
    return details
  }
}

extension CGFloat {
  /// The number without trailing zeros, with at most three digits after the decimal point.
  package var briefDescription: String {
    guard isFinite else { return "\(self)" }
    let thousandths = (self * 1000).rounded()
    guard thousandths.magnitude < 1e15 else { return "\(self)" }
    let value = Int(thousandths)
    let sign = value < 0 ? "-" : ""
    let (whole, fraction) = (value.magnitude / 1000, value.magnitude % 1000)
    if fraction == 0 { return "\(sign)\(whole)" }
    var digits = String(fraction)
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension CGRect {
  package var briefDescription: String {
    "(\(origin.x.briefDescription) \(origin.y.briefDescription); \(width.briefDescription) \(height.briefDescription))"
  }
}

extension UIView {
  /// The call stack that created the view; `nil` if it wasn't recorded.
  package final var origin: CallStack? { rareStorage?.origin }

  /// Records the call stack, for tools that name lines of code. It takes some hundred bytes and a microsecond.
  func noteOrigin() {
    rare.origin = CallStack.current(upTo: AppHost.entryFrame)
  }
}
