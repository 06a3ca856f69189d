/// The rarely used properties, created when the first of them is set.
package final class LayerExtras {
  /// The layer of which a presentation layer is a copy.
  package var model: CALayer?
  package weak var delegate: (any CALayerDelegate)?

  // Geometry
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var anchorPointZ: CGFloat = 0

  // Shadow and mask
  package var shadow = LayerShadow()
  package var mask: CALayer?

  // Visual effects of UIKit
  /// The filter of the content behind the layer.
  package var backdrop: BackdropFilter?
  /// The area of the filter; `nil` for the layer's outline.
  package var backdropPath: CGPath?
  /// The color in which the whole layer is drawn with its own alpha.
  package var silhouetteColor: CGColor?

  /// The radii of the corners if they differ.
  package var cornerRadii: CornerRadii?

  // Effects of SwiftUI
  /// The blend mode with which the layer is composited.
  package var blendMode = CGBlendMode.normal
  /// The standard deviation of the layer's blur, in points.
  package var blurSigma: CGFloat = 0

  /// The compositing filter that an app set.
  package var compositingFilter: Any?
  /// The edges that are antialiased, if the layer enables it.
  package var softEdges = CAEdgeAntialiasingMask.all
  package var style: [AnyHashable: Any]?

  // Contents
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  /// The contents of an unsupported type, stored for the getter.
  package var unknownContents: Any?

  // Others
  package var rasterizationScale: CGFloat = 1
  package var name: String?
  package var actions: [String: any CAAction]?
  package var timing = LayerTiming(duration: .infinity)
  package var attributes: [String: Any] = [:]
  package var animations: LayerAnimations?
  /// The host that displays the tree of a root layer.
  package weak var host: AppHost?
  /// The transition of a layer that is being drawn, with its previous appearance and progress.
  package var transition: ShownTransition?

  package init() {}

  /// Returns a copy for a presentation layer, without the delegate and the mask, which belong to one layer.
  package func copyValues() -> LayerExtras {
    let copy = LayerExtras()
    copy.transform = transform
    copy.sublayerTransform = sublayerTransform
    copy.anchorPointZ = anchorPointZ
    copy.shadow = shadow
    copy.backdrop = backdrop
    copy.backdropPath = backdropPath
    copy.silhouetteColor = silhouetteColor
    copy.cornerRadii = cornerRadii
    copy.blendMode = blendMode
    copy.compositingFilter = compositingFilter
    copy.softEdges = softEdges
    copy.style = style
    copy.blurSigma = blurSigma
    copy.contentsRect = contentsRect
    copy.contentsCenter = contentsCenter
    copy.minificationFilter = minificationFilter
    copy.magnificationFilter = magnificationFilter
    copy.unknownContents = unknownContents
    copy.rasterizationScale = rasterizationScale
    copy.name = name
    copy.actions = actions
    copy.timing = timing
    copy.attributes = attributes
    return copy
  }
}

/// A layer's shadow.
package struct LayerShadow {
  package var color: CGColor? = .opaqueBlack
  package var opacity: Float = 0
  package var offset = CGSize(width: 0, height: -3)
  package var radius: CGFloat = 3
  package var path: CGPath?

  package init() {}
}
