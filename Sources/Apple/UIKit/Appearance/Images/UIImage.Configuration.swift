import Foundation

extension UIImage {
  /// The configuration of an image or its lookup.
  ///
  /// Unchecked: it is immutable.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits of the environment; `nil` if there are none.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration with traits only.
    public required init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns the configuration itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self(traitCollection: traitCollection)
    }

    /// Returns the configuration with the specified values of another one.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration?.traitCollection else { return self }
      return Self(traitCollection: traitCollection.map { UITraitCollection(traitsFrom: [$0, other]) } ?? other)
    }

    /// Returns whether an object is a configuration with equal traits.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage.Configuration else { return false }
      return type(of: other) == type(of: self) && other.traitCollection == traitCollection
    }

    open override var hash: Int { traitCollection?.hash ?? 0 }
  }
}
