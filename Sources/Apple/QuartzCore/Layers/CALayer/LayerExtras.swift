/// The properties that few layers set, made when the first of them is.
package final class LayerExtras {
  /// Of a presentation layer: the layer that it is a copy of.
  package var model: CALayer?
  package weak var delegate: (any CALayerDelegate)?

  // Geometry
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var anchorPointZ: CGFloat = 0

  // Shadow and mask
  package var shadow = LayerShadow()
  package var mask: CALayer?

  // What the visual effects of UIKit need
  /// How what lies behind the layer is seen through it.
  package var backdrop: BackdropFilter?
  /// Where that is seen; nil for the layer's outline.
  package var backdropPath: CGPath?
  /// The color that all of the layer is drawn in: only its alpha is its own.
  package var silhouetteColor: CGColor?

  /// The radii of the four corners, where one radius for all of them does not do.
  package var cornerRadii: CornerRadii?

  // What the effects of SwiftUI need
  /// How all that the layer draws is laid onto what lies behind.
  package var blendMode = CGBlendMode.normal
  /// The standard deviation of the blur of all that the layer draws, in points.
  package var blurSigma: CGFloat = 0

  /// What an app set as the filter that lays the layer down.
  package var compositingFilter: Any?
  /// The edges that are softened where a layer's are.
  package var softEdges = CAEdgeAntialiasingMask.all
  package var style: [AnyHashable: Any]?

  // Contents
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  /// Contents of a type that no layer can show, kept for whoever asks.
  package var unknownContents: Any?

  // The rest
  package var rasterizationScale: CGFloat = 1
  package var name: String?
  package var actions: [String: any CAAction]?
  package var timing = LayerTiming(duration: .infinity)
  package var attributes: [String: Any] = [:]
  package var animations: LayerAnimations?
  /// Of a layer at the top of a tree: who shows it.
  package weak var host: AppHost?
  /// Of a layer that is drawn in a transition: what it was before, and how far the transition has come.
  package var transition: ShownTransition?

  package init() {}

  /// Returns a copy for a presentation layer: without the delegate and the mask, which belong to one layer.
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
