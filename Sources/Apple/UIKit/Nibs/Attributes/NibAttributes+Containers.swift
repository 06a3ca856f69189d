import Foundation
import InterfaceBuilder

extension NibAttributes {
  /// The subviews in the file are the arranged subviews of the stack, in their order.
  static let stackView = AttributeTable<UIStackView>(StackViewElement.schema) { table in
    // Files omit the default values.
    @MainActor func always<Value, Result>(
      _ property: Property<Value>, _ path: ReferenceWritableKeyPath<UIStackView, Result>,
      _ convert: @escaping (Value?) -> Result
    ) {
      @MainActor func set(_ stack: UIStackView, _ value: Value?, _ decoder: NibDecoder) {
        stack[keyPath: path] = convert(value)
      }
      table.read(property, set, varied: set)
    }
    always(StackViewElement.axis, \.axis) { $0 == .vertical ? .vertical : .horizontal }
    always(StackViewElement.distribution, \.distribution) { UIStackView.Distribution($0) }
    always(StackViewElement.alignment, \.alignment) { UIStackView.Alignment($0) }
    always(StackViewElement.spacing, \.spacing) { CGFloat($0 ?? 0) }
    table.read(StackViewElement.spacingType) { stack, type, _ in
      if type == .standard { stack.spacing = UIStackView.spacingUseSystem }
    }
    table.set(StackViewElement.baselineRelativeArrangement, \.isBaselineRelativeArrangement, varied: false)
    table.read(StackViewElement.layoutMarginsRelativeArrangement) { stack, isRelative, decoder in
      // Custom margins make a stack arrange its views inside them. Interface Builder has no other setting for it.
      let object = decoder.object
      let hasMargins = object[ViewElement.directionalLayoutMargins] != nil || object[ViewElement.layoutMargins] != nil
      stack.isLayoutMarginsRelativeArrangement = isRelative ?? hasMargins
    }
    table.then { stack, _ in
      for view in stack.subviews { stack.addArrangedSubview(view) }
    }
  }

  static let scrollView = AttributeTable<UIScrollView>(ScrollViewElement.schema) { table in
    // The default of Interface Builder is YES. If the file doesn't contain the attribute, the value is NO.
    table.then { view, decoder in view.clipsToBounds = decoder.object[ViewElement.clipsSubviews] ?? false }
    table.set(ScrollViewElement.alwaysBounceVertical, \.alwaysBounceVertical)
    table.set(ScrollViewElement.alwaysBounceHorizontal, \.alwaysBounceHorizontal)
    table.set(ScrollViewElement.bounces, \.bounces)
    table.set(ScrollViewElement.bouncesZoom, \.bouncesZoom)
    table.set(ScrollViewElement.scrollEnabled, \.isScrollEnabled, varied: true)
    table.set(ScrollViewElement.pagingEnabled, \.isPagingEnabled)
    table.set(
      ScrollViewElement.automaticallyAdjustsScrollIndicatorInsets, \.automaticallyAdjustsScrollIndicatorInsets)
    table.read(ScrollViewElement.refreshControl) { view, control, decoder in
      if let control = control.flatMap({ decoder.nib.view($0) as? UIRefreshControl }) { view.refreshControl = control }
    }
    table.set(ScrollViewElement.delaysContentTouches, \.delaysContentTouches)
    table.set(ScrollViewElement.canCancelContentTouches, \.canCancelContentTouches)
    table.set(ScrollViewElement.directionalLockEnabled, \.isDirectionalLockEnabled)
    table.set(ScrollViewElement.showsHorizontalScrollIndicator, \.showsHorizontalScrollIndicator)
    table.set(ScrollViewElement.showsVerticalScrollIndicator, \.showsVerticalScrollIndicator)
    table.read(ScrollViewElement.indicatorStyle) { view, style, _ in
      switch style {
      case .black?: view.indicatorStyle = .black
      case .white?: view.indicatorStyle = .white
      case .default?, nil: break
      }
    }
    table.read(ScrollViewElement.keyboardDismissMode) { view, mode, _ in
      switch mode {
      case .none?, nil: break
      case .onDrag?: view.keyboardDismissMode = .onDrag
      case .interactive?: view.keyboardDismissMode = .interactive
      case .onDragWithAccessory?: view.keyboardDismissMode = .onDragWithAccessory
      case .interactiveWithAccessory?: view.keyboardDismissMode = .interactiveWithAccessory
      }
    }
    table.set(ScrollViewElement.minimumZoomScale, \.minimumZoomScale) { CGFloat($0) }
    table.set(ScrollViewElement.maximumZoomScale, \.maximumZoomScale) { CGFloat($0) }
    table.read(ScrollViewElement.contentInsetAdjustmentBehavior) { view, behavior, _ in
      switch behavior {
      case .automatic?, nil: break
      case .scrollableAxes?: view.contentInsetAdjustmentBehavior = .scrollableAxes
      case .never?: view.contentInsetAdjustmentBehavior = .never
      case .always?: view.contentInsetAdjustmentBehavior = .always
      }
    }
    table.set(ScrollViewElement.contentInset, \.contentInset, varied: .zero) { UIEdgeInsets($0) }
    table.read(ScrollViewElement.scrollIndicatorInsets) { view, insets, _ in
      guard let insets else { return }
      view.verticalScrollIndicatorInsets = UIEdgeInsets(insets)
      view.horizontalScrollIndicatorInsets = UIEdgeInsets(insets)
    }
    table.set(ScrollViewElement.verticalScrollIndicatorInsets, \.verticalScrollIndicatorInsets) { UIEdgeInsets($0) }
    table.set(ScrollViewElement.horizontalScrollIndicatorInsets, \.horizontalScrollIndicatorInsets) {
      UIEdgeInsets($0)
    }
    table.set(ScrollViewElement.contentSize, \.contentSize) { CGSize($0) }
    table.set(ScrollViewElement.contentOffset, \.contentOffset) { CGPoint($0) }
  }

  static let visualEffectView = AttributeTable<UIVisualEffectView>(VisualEffectViewElement.schema) { table in
    table.partsReadElsewhere("vibrancyEffect")
    table.part("blurEffect") { view, decoder in decoder.decodeEffect(of: view) }
    table.read(VisualEffectViewElement.contentView) { view, content, decoder in
      if let content { decoder.decode(content, into: view.contentView) }
    }
  }

  static let window = AttributeTable<UIWindow>(WindowElement.schema) { table in
    table.immaterial(
      WindowElement.visibleAtLaunch, WindowElement.resizesToFullScreen,
      because: "apps with scenes create their windows in code")
  }
}
