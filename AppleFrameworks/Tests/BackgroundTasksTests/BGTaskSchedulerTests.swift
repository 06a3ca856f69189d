import BackgroundTasks
import TestHosts
import Testing

@Suite("BGTaskScheduler", .ownHosts)
struct BGTaskSchedulerTests {
  @Test("refuses identifiers that the Info.plist lacks, and requests as unavailable")
  func refusing() async {
    #expect(!BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try BGTaskScheduler.shared.submit(request) }
    #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
  }

  @Test("a copied request keeps its kind and values")
  func copying() throws {
    let request = BGProcessingTaskRequest(identifier: "clean")
    request.requiresExternalPower = true
    request.earliestBeginDate = Date(timeIntervalSinceReferenceDate: 5)
    let copy = try #require(request.copy() as? BGProcessingTaskRequest)
    #expect(copy.identifier == "clean" && copy.requiresExternalPower && !copy.requiresNetworkConnectivity)
    #expect(copy.earliestBeginDate == request.earliestBeginDate)
  }
}
