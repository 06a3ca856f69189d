import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  /// The subviews that the file has are the stack's arranged ones, in their order.
  func decode(_ stack: UIStackView) {
    let traits = nib.traits
    stack.axis = object.value(StackViewElement.axis, in: traits) == .vertical ? .vertical : .horizontal
    switch object.value(StackViewElement.distribution, in: traits) {
    case .fill?, nil: stack.distribution = .fill
    case .fillEqually?: stack.distribution = .fillEqually
    case .fillProportionally?: stack.distribution = .fillProportionally
    case .equalSpacing?: stack.distribution = .equalSpacing
    case .equalCentering?: stack.distribution = .equalCentering
    }
    switch object.value(StackViewElement.alignment, in: traits) {
    case .fill?, nil: stack.alignment = .fill
    case .leading?: stack.alignment = .leading
    case .top?: stack.alignment = .top
    case .firstBaseline?: stack.alignment = .firstBaseline
    case .center?: stack.alignment = .center
    case .trailing?: stack.alignment = .trailing
    case .bottom?: stack.alignment = .bottom
    case .lastBaseline?: stack.alignment = .lastBaseline
    }
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

  func decode(_ bar: UINavigationBar) {
    if let style = object[NavigationBarElement.barStyle] { bar.barStyle = UIBarStyle(style) }
    if let isTranslucent = object[NavigationBarElement.translucent] { bar.isTranslucent = isTranslucent }
    if let prefers = object[NavigationBarElement.largeTitles] { bar.prefersLargeTitles = prefers }
    if let color = nib.color(object[NavigationBarElement.barTintColor], at: object) { bar.barTintColor = color }
    if let attributes = object[NavigationBarElement.titleTextAttributes] {
      bar.titleTextAttributes = nib.attributes(attributes, at: object)
    }
    if let attributes = object[NavigationBarElement.largeTitleTextAttributes] {
      bar.largeTitleTextAttributes = nib.attributes(attributes, at: object)
    }
    if let appearance = object[NavigationBarElement.standardAppearance] {
      bar.standardAppearance = navigationAppearance(appearance)
    }
    if let appearance = object[NavigationBarElement.compactAppearance] {
      bar.compactAppearance = navigationAppearance(appearance)
    }
    if let appearance = object[NavigationBarElement.scrollEdgeAppearance] {
      bar.scrollEdgeAppearance = navigationAppearance(appearance)
    }
    let items = object.items.compactMap { nib.object($0) as? UINavigationItem }
    if !items.isEmpty { bar.items = items }
  }

  func decode(_ bar: UIToolbar) {
    if let style = object[ToolbarElement.barStyle] { bar.barStyle = UIBarStyle(style) }
    if let isTranslucent = object[ToolbarElement.translucent] { bar.isTranslucent = isTranslucent }
    if let color = nib.color(object[ToolbarElement.barTintColor], at: object) { bar.barTintColor = color }
    bar.items = object.items.compactMap { nib.object($0) as? UIBarButtonItem }
  }

  func decode(_ bar: UITabBar) {
    if let style = object[TabBarElement.barStyle] { bar.barStyle = UIBarStyle(style) }
    if let isTranslucent = object[TabBarElement.translucent] { bar.isTranslucent = isTranslucent }
    if let color = nib.color(object[TabBarElement.barTintColor], at: object) { bar.barTintColor = color }
    if let color = nib.color(object[TabBarElement.selectedImageTintColor], at: object) { bar.tintColor = color }
    if let color = nib.color(object[TabBarElement.unselectedItemTintColor], at: object) {
      bar.unselectedItemTintColor = color
    }
    let items = object.items.compactMap { nib.object($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
  }

  private func navigationAppearance(_ source: BarAppearance) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    switch source.configuration {
    case "opaque"?: appearance.configureWithOpaqueBackground()
    case "transparent"?: appearance.configureWithTransparentBackground()
    default: break
    }
    if let color = nib.color(source.backgroundColor, at: object) { appearance.backgroundColor = color }
    if let color = nib.color(source.shadowColor, at: object) { appearance.shadowColor = color }
    if let image = nib.image(source.backgroundImage, at: object) { appearance.backgroundImage = image }
    if let image = nib.image(source.shadowImage, at: object) { appearance.shadowImage = image }
    if let attributes = source.titleTextAttributes {
      appearance.titleTextAttributes = nib.attributes(attributes, at: object)
    }
    if let attributes = source.largeTitleTextAttributes {
      appearance.largeTitleTextAttributes = nib.attributes(attributes, at: object)
    }
    if let offset = source.titlePositionAdjustment { appearance.titlePositionAdjustment = UIOffset(offset) }
    return appearance
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
