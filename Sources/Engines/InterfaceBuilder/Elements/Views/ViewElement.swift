/// `view`, and the common properties of all views.
package enum ViewElement {
  package static let contentMode = Property<ContentMode>("contentMode")
  package static let semanticContentAttribute = Property<SemanticContentAttribute>("semanticContentAttribute")
  package static let tag = Property<Int>("tag")
  package static let alpha = Property<Double>("alpha")
  package static let opaque = Property<Bool>("opaque")
  package static let hidden = Property<Bool>("hidden")
  package static let clipsSubviews = Property<Bool>("clipsSubviews")
  package static let clearsContextBeforeDrawing = Property<Bool>("clearsContextBeforeDrawing")
  package static let userInteractionEnabled = Property<Bool>("userInteractionEnabled")
  package static let multipleTouchEnabled = Property<Bool>("multipleTouchEnabled")
  package static let autoresizesSubviews = Property<Bool>("autoresizesSubviews")
  package static let translatesAutoresizingMaskIntoConstraints = Property<Bool>(
    "translatesAutoresizingMaskIntoConstraints")
  package static let horizontalHuggingPriority = Property<Double>("horizontalHuggingPriority")
  package static let verticalHuggingPriority = Property<Double>("verticalHuggingPriority")
  package static let horizontalCompressionResistancePriority = Property<Double>(
    "horizontalCompressionResistancePriority")
  package static let verticalCompressionResistancePriority = Property<Double>("verticalCompressionResistancePriority")
  package static let insetsLayoutMarginsFromSafeArea = Property<Bool>("insetsLayoutMarginsFromSafeArea")
  package static let preservesSuperviewLayoutMargins = Property<Bool>("preservesSuperviewLayoutMargins")
  package static let layoutMarginsFollowReadableWidth = Property<Bool>("layoutMarginsFollowReadableWidth")
  package static let restorationIdentifier = Property<String>("restorationIdentifier")
  package static let ambiguous = Property<Bool>("ambiguous")
  package static let misplaced = Property<Bool>("misplaced")
  package static let fixedFrame = Property<Bool>("fixedFrame")
  package static let verifyAmbiguity = Property<String>("verifyAmbiguity")
  package static let placeholderIntrinsicWidth = Property<IntrinsicLength>("placeholderIntrinsicWidth")
  package static let placeholderIntrinsicHeight = Property<IntrinsicLength>("placeholderIntrinsicHeight")
  package static let largeContentTitle = Property<String>("largeContentTitle")
  package static let showsLargeContentViewer = Property<Bool>("showsLargeContentViewer")
  package static let scalesLargeContentImage = Property<Bool>("scalesLargeContentImage")
  package static let largeContentImage = Property<ImageReference>("largeContentImage")
  package static let focusGroupIdentifier = Property<String>("focusGroupIdentifier")
  package static let maximumContentSizeCategory = Property<String>("maximumContentSizeCategory")
  package static let minimumContentSizeCategory = Property<String>("minimumContentSizeCategory")
  package static let frame = Property<Rect>("frame")
  package static let bounds = Property<Rect>("bounds")
  package static let contentStretch = Property<Rect>("contentStretch")
  package static let autoresizingMask = Property<AutoresizingMask>("autoresizingMask")
  package static let backgroundColor = Property<Color>("backgroundColor")
  package static let tintColor = Property<Color>("tintColor")
  package static let layoutMargins = Property<EdgeInsets>("layoutMargins")
  package static let directionalLayoutMargins = Property<DirectionalEdgeInsets>("directionalLayoutMargins")
  package static let accessibilityConfiguration = Property<Accessibility>("accessibilityConfiguration")
  package static let simulatedStatusBarMetrics = Property<SimulatedMetrics>("simulatedStatusBarMetrics")
  package static let simulatedTopBarMetrics = Property<SimulatedMetrics>("simulatedTopBarMetrics")
  package static let simulatedBottomBarMetrics = Property<SimulatedMetrics>("simulatedBottomBarMetrics")
  package static let simulatedDestinationMetrics = Property<SimulatedMetrics>("simulatedDestinationMetrics")
  package static let simulatedOrientationMetrics = Property<SimulatedMetrics>("simulatedOrientationMetrics")
  package static let simulatedScreenMetrics = Property<SimulatedMetrics>("simulatedScreenMetrics")
  package static let simulatedAppContext = Property<String>("simulatedAppContext")

  package static let schema = ElementSchema(
    "view", className: "UIView", extends: ObjectElement.schema,
    [
      contentMode.rule, semanticContentAttribute.rule, tag.rule, alpha.rule, opaque.rule, hidden.rule,
      clipsSubviews.rule, clearsContextBeforeDrawing.rule, userInteractionEnabled.rule, multipleTouchEnabled.rule,
      autoresizesSubviews.rule, translatesAutoresizingMaskIntoConstraints.rule, horizontalHuggingPriority.rule,
      verticalHuggingPriority.rule, horizontalCompressionResistancePriority.rule,
      verticalCompressionResistancePriority.rule, insetsLayoutMarginsFromSafeArea.rule,
      preservesSuperviewLayoutMargins.rule, layoutMarginsFollowReadableWidth.rule, restorationIdentifier.rule,
      ambiguous.rule, misplaced.rule, fixedFrame.rule, verifyAmbiguity.rule, placeholderIntrinsicWidth.rule,
      placeholderIntrinsicHeight.rule, largeContentTitle.rule, showsLargeContentViewer.rule,
      scalesLargeContentImage.rule, largeContentImage.rule, focusGroupIdentifier.rule,
      maximumContentSizeCategory.rule, minimumContentSizeCategory.rule, frame.rule, bounds.rule, contentStretch.rule,
      autoresizingMask.rule, backgroundColor.rule, tintColor.rule, layoutMargins.rule, directionalLayoutMargins.rule,
      accessibilityConfiguration.rule, simulatedStatusBarMetrics.rule, simulatedTopBarMetrics.rule,
      simulatedBottomBarMetrics.rule, simulatedDestinationMetrics.rule, simulatedOrientationMetrics.rule,
      simulatedScreenMetrics.rule, simulatedAppContext.rule,
    ],
    children: ["subviews", "constraints", "viewLayoutGuide", "gestureRecognizers", "userGuides"])
}

/// `containerView`: a view whose content comes from a segue of the kind `embed`.
package enum ContainerViewElement {
  package static let schema = ElementSchema(
    "containerView", className: "UIView", extends: ViewElement.schema)
}

/// `pickerView`: UIPickerView.
package enum PickerViewElement {
  package static let showsSelectionIndicator = Property<Bool>("showsSelectionIndicator")

  package static let schema = ElementSchema(
    "pickerView", className: "UIPickerView", extends: ViewElement.schema,
    [
      showsSelectionIndicator.rule
    ])
}

/// `visualEffectView`: UIVisualEffectView. Its effect is `Object.visualEffect`.
package enum VisualEffectViewElement {
  package static let contentView = Property<Object>("contentView")

  package static let schema = ElementSchema(
    "visualEffectView", className: "UIVisualEffectView", extends: ViewElement.schema,
    [
      contentView.rule
    ],
    children: ["blurEffect", "vibrancyEffect"])
}

/// `window`: UIWindow.
package enum WindowElement {
  package static let visibleAtLaunch = Property<Bool>("visibleAtLaunch")
  package static let resizesToFullScreen = Property<Bool>("resizesToFullScreen")

  package static let schema = ElementSchema(
    "window", className: "UIWindow", extends: ViewElement.schema,
    [
      visibleAtLaunch.rule, resizesToFullScreen.rule,
    ])
}
