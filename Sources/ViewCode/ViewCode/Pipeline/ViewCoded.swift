import UIKit

/// A class with `@ViewCode` that has state of its own: ``Configures`` and ``Rebuilds`` find its pipeline by it.
///
/// `@ViewCode` writes the conformance; there is nothing to do with it by hand.
public protocol ViewCoded: PipelineOwner {
  /// The way to the pipeline. It can be seen, and only the library can go it.
  var viewCode: PipelineHandle { get }
}
