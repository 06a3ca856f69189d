import InterfaceBuilder

extension CodeAttributes {
  static let forEditor = "only Interface Builder uses it"

  static let object = CodeAttributes(ObjectElement.schema) { table in
    table.elsewhere(
      ObjectElement.id, ObjectElement.customClass, ObjectElement.customModule, ObjectElement.customModuleProvider,
      ObjectElement.userLabel)
    table.immaterial(ObjectElement.sceneMemberID, ObjectElement.canvasLocation, because: forEditor)
    table.partsElsewhere("connections", "userDefinedRuntimeAttributes", "variation")
    table.immaterialParts("animations", because: "it is always empty")
  }

  /// Returns whether an object may draw its own content, so that its drawing flags matter.
  private static func mayDraw(_ object: Object) -> Bool { object.customClass != nil }

  static let view = CodeAttributes(ViewElement.schema) { table in
    table.write(ViewElement.contentMode) { mode, object, _ in
      guard let mode, mode != .scaleToFill else { return [] }
      // Labels and controls position their content themselves.
      let places = object.kind == .imageView || object.customClass != nil && object.kind == .view
      return places ? [.property("contentMode", ".\(mode.rawValue)")] : []
    }
    table.word(ViewElement.semanticContentAttribute, "semanticContentAttribute", besides: .unspecified)
    table.integer(ViewElement.tag, "tag", besides: 0)
    table.number(ViewElement.alpha, "alpha", besides: 1)
    table.write(ViewElement.opaque) { opaque, object, _ in
      opaque == false && mayDraw(object) && object.kind == .view ? [.property("isOpaque", "false")] : []
    }
    table.bool(ViewElement.hidden, "isHidden", besides: false)
    table.write(ViewElement.clipsSubviews) { clips, object, _ in
      // Scroll views clip unless the attribute is missing, including plain view elements with a scroll view class.
      let standard = object.madeKinds.contains("scrollView")
      let clips = clips ?? false
      return clips == standard ? [] : [.property("clipsToBounds", SwiftLiteral.bool(clips))]
    }
    table.write(ViewElement.clearsContextBeforeDrawing) { clears, object, _ in
      clears == false && mayDraw(object) ? [.property("clearsContextBeforeDrawing", "false")] : []
    }
    table.write(ViewElement.userInteractionEnabled) { isEnabled, object, _ in
      let standard = object.kind != .label && object.kind != .imageView
      let isEnabled = isEnabled ?? true
      return isEnabled == standard ? [] : [.property("isUserInteractionEnabled", SwiftLiteral.bool(isEnabled))]
    }
    table.bool(ViewElement.multipleTouchEnabled, "isMultipleTouchEnabled", besides: false)
    table.write(ViewElement.backgroundColor) { color, object, context in
      guard let color else {
        return object.isNil(ViewElement.backgroundColor) && object.kind != .view && object.kind != .label
          ? [.property("backgroundColor", "nil")] : []
      }
      guard let text = context.expressions.color(color) else { return [] }
      // A view without a color is clear.
      let plain: Set<ObjectKind?> = [.view, .label, .imageView, .stackView, .button]
      let isPlain = plain.contains(object.kind) && plain.contains(object.madeKind)
      return text == ".clear" && isPlain ? [] : [.property("backgroundColor", text)]
    }
    table.color(ViewElement.tintColor, "tintColor")
    table.bool(ViewElement.autoresizesSubviews, "autoresizesSubviews", besides: true)
    table.bool(ViewElement.insetsLayoutMarginsFromSafeArea, "insetsLayoutMarginsFromSafeArea", besides: true)
    table.bool(ViewElement.preservesSuperviewLayoutMargins, "preservesSuperviewLayoutMargins", besides: false)
    table.write(ViewElement.layoutMargins) { margins, object, _ in
      guard let margins, object[ViewElement.directionalLayoutMargins] == nil else { return [] }
      return [.property("layoutMargins", Expressions.insets(margins))]
    }
    table.set(ViewElement.directionalLayoutMargins, "directionalLayoutMargins", besides: nil) { Expressions.insets($0) }
    table.write(ViewElement.layoutMarginsFollowReadableWidth) { follows, object, context in
      guard follows == true else { return [] }
      if object.kind == .tableView { return [.property("cellLayoutMarginsFollowReadableWidth", "true")] }
      context.note(
        object.element.position(ofAttribute: ViewElement.layoutMarginsFollowReadableWidth.name),
        "margins that follow the readable width require Interface Builder; constrain to readableContentGuide")
      return []
    }
    table.write(ViewElement.accessibilityConfiguration) { $2.accessibility($0, of: $1) }
    table.elsewhere(
      ViewElement.frame, ViewElement.bounds, ViewElement.autoresizingMask, ViewElement.fixedFrame,
      ViewElement.translatesAutoresizingMaskIntoConstraints, ViewElement.horizontalHuggingPriority,
      ViewElement.verticalHuggingPriority, ViewElement.horizontalCompressionResistancePriority,
      ViewElement.verticalCompressionResistancePriority)
    table.partsElsewhere("subviews", "constraints", "viewLayoutGuide", "gestureRecognizers")
    table.immaterialParts("userGuides", because: forEditor)
    table.immaterial(
      ViewElement.ambiguous, ViewElement.misplaced, ViewElement.verifyAmbiguity,
      ViewElement.placeholderIntrinsicWidth, ViewElement.placeholderIntrinsicHeight,
      ViewElement.simulatedStatusBarMetrics, ViewElement.simulatedTopBarMetrics,
      ViewElement.simulatedBottomBarMetrics, ViewElement.simulatedDestinationMetrics,
      ViewElement.simulatedOrientationMetrics, ViewElement.simulatedScreenMetrics, ViewElement.simulatedAppContext,
      because: forEditor)
    table.write(ViewElement.restorationIdentifier) { _, _, _ in [] }
    table.inexpressible(
      ViewElement.focusGroupIdentifier, ViewElement.largeContentTitle, ViewElement.showsLargeContentViewer,
      ViewElement.scalesLargeContentImage, ViewElement.largeContentImage, ViewElement.maximumContentSizeCategory,
      ViewElement.minimumContentSizeCategory, because: "UIKit does not have this property")
    table.inexpressible(ViewElement.contentStretch, because: "cap insets stretch images since iOS 6")
  }

  static let imageView = CodeAttributes(ImageViewElement.schema) { table in
    table.image(ImageViewElement.image, "image")
    table.image(ImageViewElement.highlightedImage, "highlightedImage")
    table.write(ImageViewElement.preferredSymbolConfiguration) { configuration, _, context in
      guard let text = configuration.flatMap(context.expressions.symbolConfiguration) else { return [] }
      return [.property("preferredSymbolConfiguration", text)]
    }
    table.bool(ImageViewElement.highlighted, "isHighlighted", besides: false)
    table.number(ImageViewElement.animationDuration, "animationDuration", besides: 0)
    table.integer(ImageViewElement.animationRepeatCount, "animationRepeatCount", besides: 0)
    table.inexpressible(
      ImageViewElement.adjustsImageSizeForAccessibilityContentSizeCategory,
      because: "UIImageView does not have this property")
    table.elsewhere(ImageViewElement.catalog)
  }

  static let stackView = CodeAttributes(StackViewElement.schema) { table in
    table.set(StackViewElement.axis, "axis", besides: ".horizontal") { ".\($0.rawValue)" }
    table.set(StackViewElement.distribution, "distribution", besides: ".fill") { ".\($0.rawValue)" }
    table.set(StackViewElement.alignment, "alignment", besides: ".fill") { ".\($0.rawValue)" }
    table.write(StackViewElement.spacing) { spacing, object, _ in
      if object[StackViewElement.spacingType] == .standard {
        return [.property("spacing", "UIStackView.spacingUseSystem")]
      }
      guard let spacing, spacing != 0 else { return [] }
      return [.property("spacing", SwiftLiteral.number(spacing))]
    }
    table.elsewhere(StackViewElement.spacingType)
    table.bool(StackViewElement.baselineRelativeArrangement, "isBaselineRelativeArrangement", besides: false)
    table.write(StackViewElement.layoutMarginsRelativeArrangement) { isRelative, object, _ in
      let hasMargins =
        object[ViewElement.directionalLayoutMargins] != nil || object[ViewElement.layoutMargins] != nil
      return isRelative ?? hasMargins ? [.property("isLayoutMarginsRelativeArrangement", "true")] : []
    }
  }

  static let scrollView = CodeAttributes(ScrollViewElement.schema) { table in
    table.bool(ScrollViewElement.alwaysBounceVertical, "alwaysBounceVertical", besides: false)
    table.bool(ScrollViewElement.alwaysBounceHorizontal, "alwaysBounceHorizontal", besides: false)
    table.bool(ScrollViewElement.bounces, "bounces", besides: true)
    table.bool(ScrollViewElement.bouncesZoom, "bouncesZoom", besides: true)
    table.bool(ScrollViewElement.scrollEnabled, "isScrollEnabled", besides: true)
    table.bool(ScrollViewElement.pagingEnabled, "isPagingEnabled", besides: false)
    table.bool(ScrollViewElement.directionalLockEnabled, "isDirectionalLockEnabled", besides: false)
    table.bool(ScrollViewElement.showsHorizontalScrollIndicator, "showsHorizontalScrollIndicator", besides: true)
    table.bool(ScrollViewElement.showsVerticalScrollIndicator, "showsVerticalScrollIndicator", besides: true)
    table.word(ScrollViewElement.indicatorStyle, "indicatorStyle", besides: .default)
    table.word(ScrollViewElement.keyboardDismissMode, "keyboardDismissMode", besides: .none)
    table.number(ScrollViewElement.minimumZoomScale, "minimumZoomScale", besides: 1)
    table.number(ScrollViewElement.maximumZoomScale, "maximumZoomScale", besides: 1)
    table.bool(ScrollViewElement.delaysContentTouches, "delaysContentTouches", besides: true)
    table.bool(ScrollViewElement.canCancelContentTouches, "canCancelContentTouches", besides: true)
    table.word(ScrollViewElement.contentInsetAdjustmentBehavior, "contentInsetAdjustmentBehavior", besides: .automatic)
    table.bool(
      ScrollViewElement.automaticallyAdjustsScrollIndicatorInsets, "automaticallyAdjustsScrollIndicatorInsets",
      besides: true)
    table.insets(ScrollViewElement.contentInset, "contentInset")
    table.write(ScrollViewElement.scrollIndicatorInsets) { insets, _, _ in
      guard let text = insets.map({ Expressions.insets($0) }), text != ".zero" else { return [] }
      return [
        .property("verticalScrollIndicatorInsets", text), .property("horizontalScrollIndicatorInsets", text),
      ]
    }
    table.insets(ScrollViewElement.verticalScrollIndicatorInsets, "verticalScrollIndicatorInsets")
    table.insets(ScrollViewElement.horizontalScrollIndicatorInsets, "horizontalScrollIndicatorInsets")
    table.size(ScrollViewElement.contentSize, "contentSize")
    table.set(ScrollViewElement.contentOffset, "contentOffset", besides: "CGPoint(x: 0, y: 0)") {
      Expressions.point($0)
    }
    table.elsewhere(ScrollViewElement.refreshControl)
  }

  static let visualEffectView = CodeAttributes(VisualEffectViewElement.schema) { table in
    table.elsewhere(VisualEffectViewElement.contentView)
    table.partsElsewhere("blurEffect", "vibrancyEffect")
  }

  static let window = CodeAttributes(WindowElement.schema) { table in
    table.immaterial(
      WindowElement.visibleAtLaunch, WindowElement.resizesToFullScreen,
      because: "apps with scenes create their windows in code")
  }
}

extension AttributeContext {
  func accessibility(_ accessibility: Accessibility?, of object: Object) -> [Setting] {
    guard let accessibility else { return [] }
    var settings: [Setting] = []
    if let identifier = accessibility.identifier {
      settings.append(.property("accessibilityIdentifier", SwiftLiteral.text(identifier)))
    }
    if let isElement = accessibility.isElement {
      let standard =
        object.kind == .label || ElementSchema.of(object.element.name)?.ancestors.contains("control") == true
      if isElement != standard { settings.append(.property("isAccessibilityElement", SwiftLiteral.bool(isElement))) }
    }
    if let label = accessibility.label {
      settings.append(.property("accessibilityLabel", expressions.text(label, of: object, "accessibilityLabel")))
    }
    if let hint = accessibility.hint {
      settings.append(.property("accessibilityHint", expressions.text(hint, of: object, "accessibilityHint")))
    }
    if let value = accessibility.value {
      settings.append(.property("accessibilityValue", SwiftLiteral.text(value)))
    }
    if let traits = accessibility.traits {
      let known = Self.traits.filter(traits.contains).map { ".\($0)" }
      let text = known.count == 1 ? known[0] : known.isEmpty ? ".none" : "[\(known.joined(separator: ", "))]"
      let standard = object.kind == .label ? ".staticText" : object.kind == .button ? ".button" : ".none"
      if text != standard { settings.append(.property("accessibilityTraits", text)) }
    }
    return settings
  }

  private static let traits = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "summaryElement", "notEnabled",
    "updatesFrequently", "staticText", "searchField", "header", "adjustable", "allowsDirectInteraction",
    "causesPageTurn", "startsMediaSession", "tabBar",
  ]
}
