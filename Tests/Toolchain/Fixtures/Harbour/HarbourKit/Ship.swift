import Foundation

public struct Ship: Sendable {
  public let name: String
  public let length: Int

  public static let all = [
    Ship(name: "Aurora", length: 31), Ship(name: "Petrel", length: 12), Ship(name: "Sea Otter", length: 74),
  ]
}
