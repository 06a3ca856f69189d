import Foundation
import InterfaceBuilder

extension NibAttributes {
  /// The attributes of any object in a file.
  static let object = AttributeTable<NSObject>(ObjectElement.schema) { table in
    table.readElsewhere(
      ObjectElement.id, ObjectElement.customClass, ObjectElement.customModule, ObjectElement.customModuleProvider)
    table.immaterial(
      ObjectElement.userLabel, ObjectElement.sceneMemberID, ObjectElement.canvasLocation, because: forEditor)
    table.partsReadElsewhere("connections", "userDefinedRuntimeAttributes", "variation")
    table.immaterialParts("animations", because: "it is always empty")
  }

  /// The attributes of all views, and their subviews.
  static let view = AttributeTable<UIView>(ViewElement.schema) { table in
    table.set(ViewElement.bounds, \.bounds) { CGRect($0) }
    table.read(
      ViewElement.frame,
      { view, frame, _ in
        if let frame { view.frame = CGRect(frame) }
      },
      varied: { view, frame, _ in
        // Constraints take precedence over the frame.
        if let frame, view.translatesAutoresizingMaskIntoConstraints { view.frame = CGRect(frame) }
      })
    table.then { view, decoder in viewLooks.decode(view, from: decoder) }
    declareLayout(&table)
    table.read(ViewElement.accessibilityConfiguration) { view, accessibility, decoder in
      decoder.decodeAccessibility(of: view, accessibility)
    }
    table.part("subviews") { view, decoder in decoder.decodeSubviews(of: view) }
    table.partsReadElsewhere("constraints", "viewLayoutGuide", "gestureRecognizers")
    table.immaterialParts("userGuides", because: forEditor)
    table.immaterial(
      ViewElement.ambiguous, ViewElement.misplaced, ViewElement.verifyAmbiguity,
      ViewElement.placeholderIntrinsicWidth, ViewElement.placeholderIntrinsicHeight,
      ViewElement.simulatedStatusBarMetrics, ViewElement.simulatedTopBarMetrics,
      ViewElement.simulatedBottomBarMetrics, ViewElement.simulatedDestinationMetrics,
      ViewElement.simulatedOrientationMetrics, ViewElement.simulatedScreenMetrics, ViewElement.simulatedAppContext,
      because: forEditor)
    table.unsupported(ViewElement.restorationIdentifier, because: noRestoration)
    table.set(ViewElement.focusGroupIdentifier, \.focusGroupIdentifier)
    table.unsupported(
      ViewElement.largeContentTitle, ViewElement.showsLargeContentViewer, ViewElement.scalesLargeContentImage,
      ViewElement.largeContentImage, because: "the large content viewer is not supported")
    table.unsupported(
      ViewElement.maximumContentSizeCategory, ViewElement.minimumContentSizeCategory,
      because: "views do not limit the text size")
    table.unsupported(ViewElement.contentStretch, because: "cap insets stretch images since iOS 6")
  }

  static let forEditor = "only Interface Builder uses it"
  static let noRestoration = "state restoration is not supported"
  static let noFocus = "the focus engine does not support it"

  /// The attributes that a class's own attributes may have overridden. Classes with such attributes read them again at
  /// the end.
  static let viewLooks = AttributeTable<UIView>(ViewElement.schema) { table in
    table.set(ViewElement.contentMode, \.contentMode, varied: .scaleToFill) { UIView.ContentMode($0) }
    table.set(ViewElement.semanticContentAttribute, \.semanticContentAttribute) { UISemanticContentAttribute($0) }
    table.set(ViewElement.tag, \.tag)
    table.set(ViewElement.alpha, \.alpha, varied: 1) { CGFloat($0) }
    table.set(ViewElement.opaque, \.isOpaque)
    table.set(ViewElement.hidden, \.isHidden, varied: false)
    table.set(ViewElement.clipsSubviews, \.clipsToBounds, varied: false)
    table.set(ViewElement.clearsContextBeforeDrawing, \.clearsContextBeforeDrawing)
    table.read(
      ViewElement.userInteractionEnabled, { view, isEnabled, _ in view.isUserInteractionEnabled = isEnabled ?? true },
      varied: { view, isEnabled, _ in view.isUserInteractionEnabled = isEnabled ?? true })
    table.set(ViewElement.multipleTouchEnabled, \.isMultipleTouchEnabled)
    table.read(
      ViewElement.backgroundColor,
      { view, color, decoder in
        if let color = decoder.nib.color(color, at: decoder.object) {
          view.backgroundColor = color
        } else if decoder.object.isNil(ViewElement.backgroundColor) {
          view.backgroundColor = nil
        }
      }, varied: { view, color, decoder in view.backgroundColor = decoder.nib.color(color, at: decoder.object) })
    table.read(
      ViewElement.tintColor,
      { view, color, decoder in
        if let color = decoder.nib.color(color, at: decoder.object) { view.tintColor = color }
      }, varied: { view, color, decoder in view.tintColor = decoder.nib.color(color, at: decoder.object) })
  }

  private static func declareLayout(_ table: inout AttributeTable<UIView>) {
    table.set(ViewElement.autoresizingMask, \.autoresizingMask) { UIView.AutoresizingMask($0) }
    table.set(ViewElement.autoresizesSubviews, \.autoresizesSubviews)
    table.readElsewhere(ViewElement.fixedFrame)
    table.read(ViewElement.translatesAutoresizingMaskIntoConstraints) { view, translates, decoder in
      // A view without constraints that Interface Builder fixes at its frame keeps its mask.
      let isFixed = decoder.object[ViewElement.fixedFrame] ?? false
      if translates == false, !isFixed { view.translatesAutoresizingMaskIntoConstraints = false }
    }
    declareHugging(ViewElement.horizontalHuggingPriority, .horizontal, &table)
    declareCompression(ViewElement.horizontalCompressionResistancePriority, .horizontal, &table)
    declareHugging(ViewElement.verticalHuggingPriority, .vertical, &table)
    declareCompression(ViewElement.verticalCompressionResistancePriority, .vertical, &table)
    table.set(ViewElement.insetsLayoutMarginsFromSafeArea, \.insetsLayoutMarginsFromSafeArea)
    table.set(ViewElement.preservesSuperviewLayoutMargins, \.preservesSuperviewLayoutMargins)
    table.read(ViewElement.layoutMarginsFollowReadableWidth) { view, follows, _ in
      guard follows == true else { return }
      let holder = (view as? UITableViewCell)?.contentView ?? view
      holder.rare.marginsFollowReadableWidth = true
    }
    // Margins by side come before those by direction, which take precedence.
    table.read(
      ViewElement.layoutMargins,
      { view, margins, decoder in
        let directional = decoder.object.value(ViewElement.directionalLayoutMargins, in: decoder.nib.traits)
        if let margins, directional == nil { view.layoutMargins = UIEdgeInsets(margins) }
      },
      varied: { view, margins, _ in
        if let margins { view.layoutMargins = UIEdgeInsets(margins) }
      })
    table.setWhereSaid(ViewElement.directionalLayoutMargins, \.directionalLayoutMargins) { NSDirectionalEdgeInsets($0) }
  }

  private static func priority(_ value: Double?, or standard: UILayoutPriority) -> UILayoutPriority {
    value.map { UILayoutPriority(Float(min(1000, max(1, $0)))) } ?? standard
  }

  /// Omitted values are the same for all classes, regardless of the default of views that code creates.
  private static func declareHugging(
    _ property: Property<Double>, _ axis: NSLayoutConstraint.Axis, _ table: inout AttributeTable<UIView>
  ) {
    table.read(
      property,
      { view, value, _ in
        let hug = priority(value, or: .defaultLow)
        if view.contentHuggingPriority(for: axis) != hug { view.setContentHuggingPriority(hug, for: axis) }
      },
      varied: { view, value, _ in view.setContentHuggingPriority(priority(value, or: .defaultLow), for: axis) })
  }

  private static func declareCompression(
    _ property: Property<Double>, _ axis: NSLayoutConstraint.Axis, _ table: inout AttributeTable<UIView>
  ) {
    table.read(
      property,
      { view, value, _ in
        let resist = priority(value, or: .defaultHigh)
        if view.contentCompressionResistancePriority(for: axis) != resist {
          view.setContentCompressionResistancePriority(resist, for: axis)
        }
      },
      varied: { view, value, _ in
        view.setContentCompressionResistancePriority(priority(value, or: .defaultHigh), for: axis)
      })
  }
}
