import UIKit

/// An object that adds the appropriate body to a container and pins it to the edges.
///
/// A shell has one: see ``Shell``. Bodies that aren't displayed are cached for the next view model of their kind.
@MainActor
public final class BodyHost<Model> {
  private weak var container: UIView?
  private let bodies: Bodies<Model>
  private var made: [Int: Bodies<Model>.Made] = [:]

  /// The body in the container; `nil` before the first view model.
  public private(set) var currentBody: UIView?

  /// Creates a host for a container without other contents.
  public init(_ container: UIView, _ bodies: Bodies<Model>) {
    self.container = container
    self.bodies = bodies
  }

  /// Displays a view model in its registered body.
  ///
  /// If none is registered, the container is empty and a warning is reported.
  public func show(_ model: Model) {
    guard let index = bodies.registrations.firstIndex(where: { $0.fits(model) }),
      let body = made[index] ?? bodies.registrations[index].make()
    else {
      Warning.report("no body is registered for \(type(of: model as Any)), so the shell is empty", nil, 0)
      replaceBody(with: nil)
      return
    }
    made[index] = body
    replaceBody(with: body.view)
    body.configure(model)
  }

  private func replaceBody(with body: UIView?) {
    guard body !== currentBody else { return }
    currentBody?.removeFromSuperview()
    currentBody = body
    guard let body, let container else { return }
    body.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(body)
    body.pin(.edges(except: .bottom)).activate()
    // The cell has the height of the old body until a table measures it again.
    body.pin(.bottom).priority(999).activate()
  }
}
