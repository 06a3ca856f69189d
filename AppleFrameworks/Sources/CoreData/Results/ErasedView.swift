@_spi(Host) import ObjectiveCNames

/// A namespace for functions that convert a controller to one with an erased result type, as Objective-C passes it to
/// delegates.
enum ErasedView {
  static func view<Result>(
    _ controller: NSFetchedResultsController<Result>
  ) -> NSFetchedResultsController<any NSFetchRequestResult> {
    GenericView.view(controller, as: NSFetchedResultsController<any NSFetchRequestResult>.self)
  }
}
