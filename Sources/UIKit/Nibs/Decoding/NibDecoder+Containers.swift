import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  /// The subviews that the file has are the stack's arranged ones, in their order.
  func decode(_ stack: UIStackView) {
    let traits = nib.traits
    stack.axis = object.value(StackViewElement.axis, in: traits) == .vertical ? .vertical : .horizontal
    stack.distribution = UIStackView.Distribution(object.value(StackViewElement.distribution, in: traits))
    stack.alignment = UIStackView.Alignment(object.value(StackViewElement.alignment, in: traits))
    if object[StackViewElement.spacingType] == .standard {
      stack.spacing = UIStackView.spacingUseSystem
    } else {
      stack.spacing = CGFloat(object.value(StackViewElement.spacing, in: traits) ?? 0)
    }
    if let relative = object[StackViewElement.baselineRelativeArrangement] {
      stack.isBaselineRelativeArrangement = relative
    }
    // Margins of its own make a stack arrange its views inside them: Interface Builder has no other switch for that.
    let hasMargins = object[ViewElement.directionalLayoutMargins] != nil || object[ViewElement.layoutMargins] != nil
    stack.isLayoutMarginsRelativeArrangement =
      object[StackViewElement.layoutMarginsRelativeArrangement] ?? hasMargins
    for view in stack.subviews { stack.addArrangedSubview(view) }
  }

  func decode(_ view: UIScrollView) {
    // Its own default is YES; a file that does not say it means NO.
    view.clipsToBounds = object[ViewElement.clipsSubviews] ?? false
    if let value = object[ScrollViewElement.alwaysBounceVertical] { view.alwaysBounceVertical = value }
    if let value = object[ScrollViewElement.alwaysBounceHorizontal] { view.alwaysBounceHorizontal = value }
    if let value = object[ScrollViewElement.bounces] { view.bounces = value }
    if let value = object[ScrollViewElement.bouncesZoom] { view.bouncesZoom = value }
    if let value = object[ScrollViewElement.scrollEnabled] { view.isScrollEnabled = value }
    if let value = object[ScrollViewElement.pagingEnabled] { view.isPagingEnabled = value }
    if let value = object[ScrollViewElement.automaticallyAdjustsScrollIndicatorInsets] {
      view.automaticallyAdjustsScrollIndicatorInsets = value
    }
    if let control = object[ScrollViewElement.refreshControl].flatMap({ nib.view($0) as? UIRefreshControl }) {
      view.refreshControl = control
    }
    if let value = object[ScrollViewElement.delaysContentTouches] { view.delaysContentTouches = value }
    if let value = object[ScrollViewElement.canCancelContentTouches] { view.canCancelContentTouches = value }
    if let value = object[ScrollViewElement.directionalLockEnabled] { view.isDirectionalLockEnabled = value }
    if let value = object[ScrollViewElement.showsHorizontalScrollIndicator] {
      view.showsHorizontalScrollIndicator = value
    }
    if let value = object[ScrollViewElement.showsVerticalScrollIndicator] { view.showsVerticalScrollIndicator = value }
    switch object[ScrollViewElement.indicatorStyle] {
    case .black?: view.indicatorStyle = .black
    case .white?: view.indicatorStyle = .white
    case .default?, nil: break
    }
    switch object[ScrollViewElement.keyboardDismissMode] {
    case .none?, nil: break
    case .onDrag?: view.keyboardDismissMode = .onDrag
    case .interactive?: view.keyboardDismissMode = .interactive
    case .onDragWithAccessory?: view.keyboardDismissMode = .onDragWithAccessory
    case .interactiveWithAccessory?: view.keyboardDismissMode = .interactiveWithAccessory
    }
    if let scale = object[ScrollViewElement.minimumZoomScale] { view.minimumZoomScale = CGFloat(scale) }
    if let scale = object[ScrollViewElement.maximumZoomScale] { view.maximumZoomScale = CGFloat(scale) }
    switch object[ScrollViewElement.contentInsetAdjustmentBehavior] {
    case .automatic?, nil: break
    case .scrollableAxes?: view.contentInsetAdjustmentBehavior = .scrollableAxes
    case .never?: view.contentInsetAdjustmentBehavior = .never
    case .always?: view.contentInsetAdjustmentBehavior = .always
    }
    if let insets = object[ScrollViewElement.contentInset] { view.contentInset = UIEdgeInsets(insets) }
    if let insets = object[ScrollViewElement.scrollIndicatorInsets] {
      view.verticalScrollIndicatorInsets = UIEdgeInsets(insets)
      view.horizontalScrollIndicatorInsets = UIEdgeInsets(insets)
    }
    if let insets = object[ScrollViewElement.verticalScrollIndicatorInsets] {
      view.verticalScrollIndicatorInsets = UIEdgeInsets(insets)
    }
    if let insets = object[ScrollViewElement.horizontalScrollIndicatorInsets] {
      view.horizontalScrollIndicatorInsets = UIEdgeInsets(insets)
    }
    if let size = object[ScrollViewElement.contentSize] { view.contentSize = CGSize(size) }
    if let offset = object[ScrollViewElement.contentOffset] { view.contentOffset = CGPoint(offset) }
  }

  func decode(_ view: UIVisualEffectView) {
    switch object.visualEffect {
    case .blur(let style)?: view.effect = UIBlurEffect(style: UIBlurEffect.Style(named: style))
    case .vibrancy(_, let blur)?:
      view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: UIBlurEffect.Style(named: blur ?? "regular")))
    case nil: break
    }
    guard let content = object[VisualEffectViewElement.contentView] else { return }
    decode(content, into: view.contentView)
  }

  /// Reads what a file says of a view that its owner has made: a content view with its subviews.
  func decode(_ description: Object, into view: UIView) {
    let decoder = NibDecoder(description, of: nib)
    decoder.decode(view)
  }
}

extension UIStackView.Distribution {
  /// Files leave the standard one out.
  init(_ distribution: StackDistribution?) {
    switch distribution {
    case .fill?, nil: self = .fill
    case .fillEqually?: self = .fillEqually
    case .fillProportionally?: self = .fillProportionally
    case .equalSpacing?: self = .equalSpacing
    case .equalCentering?: self = .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  /// Files leave the standard one out.
  init(_ alignment: StackAlignment?) {
    switch alignment {
    case .fill?, nil: self = .fill
    case .leading?: self = .leading
    case .top?: self = .top
    case .firstBaseline?: self = .firstBaseline
    case .center?: self = .center
    case .trailing?: self = .trailing
    case .bottom?: self = .bottom
    case .lastBaseline?: self = .lastBaseline
    }
  }
}

extension UIBlurEffect.Style {
  fileprivate init(named name: String) {
    switch name {
    case "extraLight": self = .extraLight
    case "light": self = .light
    case "dark": self = .dark
    case "prominent": self = .prominent
    case "systemUltraThinMaterial": self = .systemUltraThinMaterial
    case "systemThinMaterial": self = .systemThinMaterial
    case "systemMaterial": self = .systemMaterial
    case "systemThickMaterial": self = .systemThickMaterial
    case "systemChromeMaterial": self = .systemChromeMaterial
    case "systemUltraThinMaterialLight": self = .systemUltraThinMaterialLight
    case "systemThinMaterialLight": self = .systemThinMaterialLight
    case "systemMaterialLight": self = .systemMaterialLight
    case "systemThickMaterialLight": self = .systemThickMaterialLight
    case "systemChromeMaterialLight": self = .systemChromeMaterialLight
    case "systemUltraThinMaterialDark": self = .systemUltraThinMaterialDark
    case "systemThinMaterialDark": self = .systemThinMaterialDark
    case "systemMaterialDark": self = .systemMaterialDark
    case "systemThickMaterialDark": self = .systemThickMaterialDark
    case "systemChromeMaterialDark": self = .systemChromeMaterialDark
    default: self = .regular
    }
  }
}
