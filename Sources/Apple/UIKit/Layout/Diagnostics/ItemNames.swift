/// The short, unique names of the views and guides in an explanation.
///
/// The name is that of the property of an ancestor view or controller, or else the accessibility identifier, or else
/// the class.
@MainActor
final class ItemNames {
  private let properties: PropertyNames
  private var names: [ObjectIdentifier: String] = [:]
  private var uses: [String: Int] = [:]

  /// The items in the order in which they were named.
  private(set) var items: [LayoutItem] = []

  init(properties: PropertyNames) {
    self.properties = properties
  }

  func short(_ item: LayoutItem) -> String {
    if let name = names[ObjectIdentifier(item)] { return name }
    let base = base(item)
    let count = uses[base, default: 0] + 1
    uses[base] = count
    let name = count == 1 ? base : "\(base) (\(count))"
    names[ObjectIdentifier(item)] = name
    items.append(item)
    return name
  }

  private func base(_ item: LayoutItem) -> String {
    if let view = item.view {
      if let (name, _) = properties.find(view, from: view.superviewStorage) { return name }
      if view.viewControllerStorage != nil { return "view" }
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
      return String(describing: type(of: view))
    }
    guard let guide = item.guide else { return "(a deallocated item)" }
    let owner = guide.owner.map { short($0.layoutState.item) } ?? "(a deallocated view)"
    switch guide.role {
    case .safeArea: return "\(owner).safeAreaLayoutGuide"
    case .layoutMargins: return "\(owner).layoutMarginsGuide"
    case .readableContent: return "\(owner).readableContentGuide"
    case .keyboard: return "\(owner).keyboardLayoutGuide"
    case .scrollContent: return "\(owner).contentLayoutGuide"
    case .scrollFrame: return "\(owner).frameLayoutGuide"
    case .topBars: return "topLayoutGuide"
    case .bottomBars: return "bottomLayoutGuide"
    case .custom: break
    }
    if let (name, _) = properties.find(guide, from: guide.owner) { return name }
    return guide.identifier.isEmpty ? String(describing: type(of: guide)) : guide.identifier
  }

  /// Returns the details of an item: class, identifier or text, and the owner of the property; `nil` if the short name
  /// is sufficient.
  func details(_ item: LayoutItem) -> String? {
    if let view = item.view {
      var text = view.briefDescription
      if let (_, owner) = properties.find(view, from: view.superviewStorage) {
        text += ", property of \(String(describing: type(of: owner)))"
      } else if let controller = view.viewControllerStorage {
        text += ", the view of \(String(describing: type(of: controller)))"
      } else if let superview = view.superviewStorage, text != short(item) || uses[base(item)] != 1 {
        text += " in \(superview.briefDescription)"
      }
      return text == short(item) ? nil : text
    }
    guard let guide = item.guide, guide.role == .custom else { return nil }
    let owner = guide.owner.map { " of \($0.briefDescription)" } ?? ""
    return "\(item.name)\(owner)"
  }

  func of(_ operand: LayoutOperand) -> String {
    guard let start = operand.start else { return "\(short(operand.item)).\(operand.attribute.name)" }
    let from = "\(short(start.item)).\(start.attribute.name)"
    return "(\(short(operand.item)).\(operand.attribute.name) - \(from))"
  }
}
