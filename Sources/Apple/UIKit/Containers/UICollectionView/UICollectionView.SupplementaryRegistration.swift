import Foundation

extension UICollectionView {
  /// A class of supplementary views, and how to set one up.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    /// Makes a registration for views of a kind. Keep it: each one has views of its own.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationCounter.next()
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
