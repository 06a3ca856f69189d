import Foundation
import InterfaceBuilder

/// The decoder as a coder of a nib, for initializers that need values before they call `super`.
extension NibDecoder {
  /// Whether the file specifies that a view has no background color.
  var hasNoBackground: Bool { object.isNil(ViewElement.backgroundColor) }

  static func of(_ coder: NSCoder) -> NibDecoder? { coder as? NibDecoder }
}

@MainActor
extension NibDecoder {
  /// Decodes the attributes of all views, and their subviews.
  func decode(_ view: UIView) {
    // References to the object during its creation resolve to this one.
    nib.adopt(view, for: object)
    NibAttributes.view.decode(view, from: self)
  }

  func decodeLooks(of view: UIView) { NibAttributes.viewLooks.decode(view, from: self) }

  func decodeSubviews(of view: UIView) {
    // A plain view of the file can have a class that builds its subviews, such as a cell. Its elements are subviews then.
    guard !(view is any SubviewBuilding) || [.view, .collectionReusableView].contains(object.kind) else { return }
    // A view that isn't installed for these traits is created as well, since outlets refer to it and it may be
    // installed later.
    let excluded = nib.file.conditions == nil ? [] : object.excluded(from: .subviews, in: nib.traits)
    for description in object.subviews {
      let isThere = excluded.isEmpty || !(description.id.map(excluded.contains) ?? false)
      guard isThere || nib.policy.makesAbsentObjects, let subview = nib.view(description), isThere else { continue }
      view.addSubview(subview)
    }
  }

  func decodeAccessibility(of target: UIResponder, _ accessibility: Accessibility?) {
    guard let accessibility else { return }
    if let isElement = accessibility.isElement { target.isAccessibilityElement = isElement }
    let texts = nib.file.localization
    if let label = texts.accessibilityLabel(of: object) { target.accessibilityLabel = label }
    if let hint = texts.accessibilityHint(of: object) { target.accessibilityHint = hint }
    if let value = accessibility.value { target.accessibilityValue = value }
    if let traits = accessibility.traits { target.accessibilityTraits = UIAccessibilityTraits(names: traits) }
    if let identifier = accessibility.identifier { (target as? UIView)?.accessibilityIdentifier = identifier }
  }
}

extension UIView.AutoresizingMask {
  init(_ mask: InterfaceBuilder.AutoresizingMask) {
    self = []
    if mask.contains(.flexibleMinX) { insert(.flexibleLeftMargin) }
    if mask.contains(.widthSizable) { insert(.flexibleWidth) }
    if mask.contains(.flexibleMaxX) { insert(.flexibleRightMargin) }
    if mask.contains(.flexibleMinY) { insert(.flexibleTopMargin) }
    if mask.contains(.heightSizable) { insert(.flexibleHeight) }
    if mask.contains(.flexibleMaxY) { insert(.flexibleBottomMargin) }
  }
}

extension UIView.ContentMode {
  init(_ mode: InterfaceBuilder.ContentMode) {
    switch mode {
    case .scaleToFill: self = .scaleToFill
    case .scaleAspectFit: self = .scaleAspectFit
    case .scaleAspectFill: self = .scaleAspectFill
    case .redraw: self = .redraw
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }
}

extension UISemanticContentAttribute {
  init(_ attribute: InterfaceBuilder.SemanticContentAttribute) {
    switch attribute {
    case .unspecified: self = .unspecified
    case .playback: self = .playback
    case .spatial: self = .spatial
    case .forceLeftToRight: self = .forceLeftToRight
    case .forceRightToLeft: self = .forceRightToLeft
    }
  }
}

extension UIAccessibilityTraits {
  fileprivate init(names: Set<String>) {
    let table: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
      ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("staticText", .staticText), ("searchField", .searchField),
      ("header", .header), ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
      ("causesPageTurn", .causesPageTurn), ("startsMediaSession", .startsMediaSession), ("tabBar", .tabBar),
    ]
    self = table.reduce(into: .none) { if names.contains($1.0) { $0.insert($1.1) } }
  }
}
