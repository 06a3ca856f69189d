import Foundation
import Testing
import ToolSupport

@testable import ProjectBuilding

/// Bodies of responses that are guessed from the types that an app decodes.
@Suite("Guessed bodies")
struct GuessedBodyTests {
  private static let models = """
    struct Page<Item: Decodable>: Decodable { let results: [Item]; let page: Int }
    struct Movie: Codable {
      let id: Int
      let title: String
      let posterPath: String?
      let releaseDate: String
      let rating: Double
      let kind: Kind
      let parent: [Movie]?
      var isSeen = false
      var heading: String { title }
      static let shared: Movie? = nil
      enum CodingKeys: String, CodingKey { case id, title, rating, kind, posterPath = "poster_path", releaseDate = "release_date" }
    }
    enum Kind: String, Decodable { case feature = "FEATURE", short }
    final class Client {
      func request<T: Decodable>(_ path: String, _ done: @escaping (Result<T, Error>) -> Void) {
        load(path) { data in done(Result { try JSONDecoder().decode(T.self, from: data) }) }
      }
      func popular(_ done: @escaping (Result<Page<Movie>, Error>) -> Void) {
        request("popular", done)
      }
      func movie(_ id: Int) async throws -> Movie {
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode(Movie.self, from: data)
      }
      func raw() { load("raw") { _ in } }
    }
    """
  private let types = DecodableTypes(texts: ["/A.swift": models])

  @Test("a body has the keys of the type, with values that names suggest, and lists of three")
  func body() throws {
    let json = try #require(GuessedBody(types: types).json(of: "Page<Movie>"))
    #expect(json["page"] == 1)
    let results = try #require(json["results"]?.array)
    #expect(results.count == 3)
    let second = results[1]
    #expect(second["id"] == 2)
    #expect(second["title"] == "Title 2")
    #expect(second["poster_path"] == "/pictures/2.png")
    #expect(second["kind"] == "FEATURE")
    #expect(second["release_date"]?.string?.hasPrefix("2025-06-0") == true)
    #expect(second["parent"] == nil && second["heading"] == nil && second["shared"] == nil)
    #expect(GuessedBody(types: types).json(of: "Nobody") == nil)
  }

  @Test("the type is that of the innermost call that knows it")
  func decodedType() throws {
    func line(_ text: String) throws -> Int {
      let lines = Self.models.split(separator: "\n", omittingEmptySubsequences: false)
      return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }
    func place(_ text: String) throws -> CallPlaces.Place { .init(file: "/A.swift", line: try line(text)) }
    #expect(try types.decodedType(calledAt: [place("load(path)"), place("request(\"popular\"")]) == "Page<Movie>")
    #expect(try types.decodedType(calledAt: [place("URLSession.shared")]) == "Movie")
    #expect(try types.decodedType(calledAt: [place("load(\"raw\")")]) == nil)
  }

  @Test("names in camel case are told in snake case where the decoder asks for that, and dates in its form")
  func strategies() throws {
    let types = DecodableTypes(texts: [
      "/B.swift": """
      struct Event: Decodable { let startDate: Date; let homeURL: URL; let tagNames: [String] }
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      decoder.dateDecodingStrategy = .iso8601
      """
    ])
    let json = try #require(GuessedBody(types: types).json(of: "Event"))
    #expect(json["start_date"] == "2025-06-09T09:41:00Z")
    #expect(json["home_url"] == "https://example.org/pages/1")
    #expect(json["tag_names"]?.array?.count == 3)
  }
}
