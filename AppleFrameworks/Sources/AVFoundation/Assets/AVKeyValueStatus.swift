import PermissionResponses

public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading, loaded, failed, cancelled
}
