import Foundation

extension UIImage {
  /// For which surroundings an image is made or looked up.
  ///
  /// Unchecked: it never changes.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits of the surroundings; nil where there are none.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration that holds traits and nothing else.
    public required init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns the configuration itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the same with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self(traitCollection: traitCollection)
    }

    /// Returns the same with everything that the other configuration specifies replaced by it.
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
