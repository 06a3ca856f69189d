import Foundation
import HostServices
import PermissionResponses

/// A center that provides information about an app's widgets and reloads them. The user has added none.
///
/// - Source: developer.apple.com/documentation/widgetkit/widgetcenter
public final class WidgetCenter: Sendable {
  public static var shared: WidgetCenter { HostServices.state(WidgetCenter()) }

  private init() {}

  /// Requests the configurations of added widgets. There are none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    RunLoopTurn.later { completion(.success([])) }
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Does nothing, because no widgets are added.
  public func reloadTimelines(ofKind kind: String) {}
  /// Does nothing, because no widgets are added.
  public func reloadAllTimelines() {}
  /// Does nothing, because no widgets are added.
  public func invalidateConfigurationRecommendations() {}
}

/// A widget that the user has added.
///
/// - Source: developer.apple.com/documentation/widgetkit/widgetinfo
public struct WidgetInfo: Hashable, Sendable {
  public let family: WidgetFamily
  public let kind: String
}
