import UIKit

/// A class whose interface a ``Pipeline`` builds: one with ``ViewCoding``, or one with `@ViewCode`.
///
/// ``Configures`` and ``Rebuilds`` are for properties of these.
public protocol PipelineOwner: UIResponder {}
