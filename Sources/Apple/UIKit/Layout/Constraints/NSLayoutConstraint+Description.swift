// Constraints in Apple's format, with names in place of addresses, so that the text is the same in each run.

extension NSLayoutConstraint {
  var familiarDescription: String {
    let label = identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint\(label) \(equation)   (\(isActive ? "active" : "inactive"))>"
  }

  /// The relation only: `UILabel.leading == UIView.leading + 16`.
  var equation: String {
    var text = "\(first.name) \(relation.symbol) "
    if let second {
      if multiplier != 1 { text += "\(multiplier.briefDescription)*" }
      text += second.name
      if constant > 0 { text += " + \(constant.briefDescription)" }
      if constant < 0 { text += " - \((-constant).briefDescription)" }
    } else {
      text += constant.briefDescription
    }
    if priority != .required { text += " @\(CGFloat(priority.rawValue).briefDescription)" }
    return text
  }
}
