import Foundation
import InterfaceBuilder

/// The coder as one that belongs to a nib, for initialisers: `NibDecoder.of(coder)?.decode(self)`.
extension NibDecoder {
  static func of(_ coder: NSCoder) -> NibDecoder? { coder as? NibDecoder }
}

@MainActor
extension NibDecoder {
  /// What every view has, and its subviews.
  func decode(_ view: UIView) {
    // Whoever asks for the object while it is being made gets this one.
    nib.adopt(view, for: object)
    if let bounds = object[ViewElement.bounds] { view.bounds = CGRect(bounds) }
    if let frame = object[ViewElement.frame] { view.frame = CGRect(frame) }
    decodeLooks(of: view)
    decodeLayout(of: view)
    decodeAccessibility(of: view, object[ViewElement.accessibilityConfiguration])
    guard !(view is any MakesOwnSubviews) else { return }
    // A view that is not there in these traits is made all the same: outlets lead to it, and it may come.
    let excluded = nib.file.conditions == nil ? [] : object.excluded(from: .subviews, in: nib.traits)
    for description in object.subviews {
      let isThere = excluded.isEmpty || !(description.id.map(excluded.contains) ?? false)
      guard isThere || nib.policy.makesAbsentObjects, let subview = nib.view(description), isThere else { continue }
      view.addSubview(subview)
    }
  }

  /// What a class's own settings may have covered: read once more at the end by those that have some.
  func decodeLooks(of view: UIView) {
    let traits = nib.traits
    if let mode = object.value(ViewElement.contentMode, in: traits) { view.contentMode = UIView.ContentMode(mode) }
    if let direction = object[ViewElement.semanticContentAttribute] {
      view.semanticContentAttribute = UISemanticContentAttribute(direction)
    }
    if let tag = object[ViewElement.tag] { view.tag = tag }
    if let alpha = object.value(ViewElement.alpha, in: traits) { view.alpha = CGFloat(alpha) }
    if let isOpaque = object[ViewElement.opaque] { view.isOpaque = isOpaque }
    if let isHidden = object.value(ViewElement.hidden, in: traits) { view.isHidden = isHidden }
    if let clips = object[ViewElement.clipsSubviews] { view.clipsToBounds = clips }
    if let clears = object[ViewElement.clearsContextBeforeDrawing] { view.clearsContextBeforeDrawing = clears }
    view.isUserInteractionEnabled = object[ViewElement.userInteractionEnabled] ?? true
    if let multiple = object[ViewElement.multipleTouchEnabled] { view.isMultipleTouchEnabled = multiple }
    if let color = nib.color(object.value(ViewElement.backgroundColor, in: traits), at: object) {
      view.backgroundColor = color
    } else if object.isNil(ViewElement.backgroundColor) {
      view.backgroundColor = nil
    }
    if let color = nib.color(object.value(ViewElement.tintColor, in: traits), at: object) { view.tintColor = color }
  }

  private func decodeLayout(of view: UIView) {
    if let mask = object[ViewElement.autoresizingMask] { view.autoresizingMask = UIView.AutoresizingMask(mask) }
    if let follows = object[ViewElement.autoresizesSubviews] { view.autoresizesSubviews = follows }
    // A view that Interface Builder fixes at its frame, for want of constraints, keeps it as its mask says.
    let isFixed = object[ViewElement.fixedFrame] ?? false
    if object[ViewElement.translatesAutoresizingMaskIntoConstraints] == false, !isFixed {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let traits = nib.traits
    // What the file leaves out is the same for every class, whatever a view made in code begins with.
    func priority(_ property: Property<Double>, or standard: UILayoutPriority) -> UILayoutPriority {
      object.value(property, in: traits).map { UILayoutPriority(Float(min(1000, max(1, $0)))) } ?? standard
    }
    let hugging = [ViewElement.horizontalHuggingPriority, ViewElement.verticalHuggingPriority]
    let compression = [
      ViewElement.horizontalCompressionResistancePriority, ViewElement.verticalCompressionResistancePriority,
    ]
    for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
      let hug = priority(hugging[index], or: .defaultLow)
      if view.contentHuggingPriority(for: axis) != hug { view.setContentHuggingPriority(hug, for: axis) }
      let resist = priority(compression[index], or: .defaultHigh)
      if view.contentCompressionResistancePriority(for: axis) != resist {
        view.setContentCompressionResistancePriority(resist, for: axis)
      }
    }
    if let insets = object[ViewElement.insetsLayoutMarginsFromSafeArea] {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let preserves = object[ViewElement.preservesSuperviewLayoutMargins] {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if object[ViewElement.layoutMarginsFollowReadableWidth] == true {
      let holder = (view as? UITableViewCell)?.contentView ?? view
      holder.rare.marginsFollowReadableWidth = true
    }
    if let margins = object.value(ViewElement.directionalLayoutMargins, in: traits) {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    } else if let margins = object.value(ViewElement.layoutMargins, in: traits) {
      view.layoutMargins = UIEdgeInsets(margins)
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
  fileprivate init(_ mask: InterfaceBuilder.AutoresizingMask) {
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
  fileprivate init(_ attribute: InterfaceBuilder.SemanticContentAttribute) {
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
