import Foundation
import FoundationNetworking
import NetworkingGaps
import Testing

@Suite("Settings of requests")
struct RequestSettingsTests {
  private func request() -> URLRequest {
    var request = URLRequest(url: URL(string: "https://example.com/a?b=c")!)
    request.httpMethod = "PUT"
    request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    request.httpBody = Data([1, 2, 3])
    request.timeoutInterval = 7
    request.cachePolicy = .reloadIgnoringLocalCacheData
    return request
  }

  @Test("have the documented defaults, and keep what is set") func valuesAreKept() {
    var request = request()
    #expect(request.allowsExpensiveNetworkAccess && request.allowsConstrainedNetworkAccess)
    #expect(!request.allowsUltraConstrainedNetworkAccess && !request.assumesHTTP3Capable)
    #expect(!request.requiresDNSSECValidation && request.attribution == .developer)
    request.allowsExpensiveNetworkAccess = false
    request.attribution = .user
    request.assumesHTTP3Capable = true
    #expect(!request.allowsExpensiveNetworkAccess && request.attribution == .user && request.assumesHTTP3Capable)
    #expect(request.allowsConstrainedNetworkAccess)
  }

  @Test("leave the rest of the request alone") func theRestStays() {
    var changed = request()
    changed.allowsConstrainedNetworkAccess = false
    let plain = request()
    #expect(changed.url == plain.url && changed.httpMethod == "PUT" && changed.httpBody == Data([1, 2, 3]))
    #expect(changed.allHTTPHeaderFields == plain.allHTTPHeaderFields)
    #expect(changed.timeoutInterval == 7 && changed.cachePolicy == .reloadIgnoringLocalCacheData)
  }

  @Test("are copied with the request, and changed for one copy alone") func copiesAreSeparate() {
    var first = request()
    first.allowsConstrainedNetworkAccess = false
    var second = first
    second.allowsConstrainedNetworkAccess = true
    second.timeoutInterval = 9
    #expect(!first.allowsConstrainedNetworkAccess && first.timeoutInterval == 7)
    #expect(second.allowsConstrainedNetworkAccess && second.timeoutInterval == 9)
    first.httpMethod = "POST"
    #expect(!first.allowsConstrainedNetworkAccess && first.httpMethod == "POST" && second.httpMethod == "PUT")
  }
}

@Suite("Settings of sessions")
struct SessionSettingsTests {
  @Test("have the documented defaults, and a session's configuration has what was set") func valuesAreKept() {
    let configuration = URLSessionConfiguration.ephemeral
    #expect(!configuration.waitsForConnectivity && configuration.sessionSendsLaunchEvents)
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv12)
    configuration.waitsForConnectivity = true
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
    let session = URLSession(configuration: configuration)
    #expect(session.configuration.waitsForConnectivity)
    #expect(session.configuration.tlsMinimumSupportedProtocolVersion == .TLSv13)
    #expect(!URLSessionConfiguration.ephemeral.waitsForConnectivity)
  }

  @Test("of one configuration are not another's") func configurationsAreSeparate() {
    let first = URLSessionConfiguration.default
    first.allowsExpensiveNetworkAccess = false
    #expect(!first.allowsExpensiveNetworkAccess && URLSessionConfiguration.default.allowsExpensiveNetworkAccess)
  }
}

@Suite("Details of errors")
struct URLErrorDetailsTests {
  @Test("are read from what the error carries") func detailsAreRead() {
    let error = URLError(
      .networkConnectionLost,
      userInfo: [
        "NSURLErrorNetworkUnavailableReasonKey": 2, "NSURLSessionDownloadTaskResumeData": Data([4]),
        "NSURLErrorBackgroundTaskCancelledReasonKey": 0,
      ])
    #expect(error.networkUnavailableReason == .constrained)
    #expect(error.downloadTaskResumeData == Data([4]))
    #expect(error.backgroundTaskCancelledReason == .userForceQuitApplication)
    #expect(URLError(.badURL).networkUnavailableReason == nil)
  }
}
